import type { z } from "zod";
import type { remembered } from "@hjarta-lunga/contract/schemas/memorial-words.ts";

export const years = ({ bornYear, diedYear }: Pick<z.infer<typeof remembered>, "bornYear" | "diedYear">): string => {
  if (bornYear === undefined && diedYear === undefined) return "";
  if (bornYear === undefined) return `†\u00a0${diedYear}`;
  return diedYear === undefined ? `*\u00a0${bornYear}` : `${bornYear}–${diedYear}`;
};
