import type { Mandate } from "./repository.ts";

type Named = Pick<Mandate, "holderName" | "giverFirstName" | "giverLastName">;

/** Of whoever gives: the holder, unless the mandate names another. */
export const giverName = ({ holderName, giverFirstName, giverLastName }: Named): string =>
  [giverFirstName, giverLastName].filter((name) => name !== null).join(" ") || holderName;
