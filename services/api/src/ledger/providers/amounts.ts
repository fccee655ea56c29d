import { z } from "zod";

export const twoDecimals = (ore: number): string => (ore / 100).toFixed(2);

export const oreFromDecimal = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform((amount) => Math.round(Number(amount) * 100));
