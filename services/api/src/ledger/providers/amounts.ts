import { z } from "zod";

/** "250.00", as both providers want it. */
export const twoDecimals = (ore: number): string => (ore / 100).toFixed(2);

/** Providers answer with numbers or texts; an amount of whole öre either way. */
export const oreFromDecimal = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform((amount) => Math.round(Number(amount) * 100));
