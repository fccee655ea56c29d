import { z } from "zod";
import type { FieldProblem } from "./field-problems.ts";

/** Money is whole öre inside and a decimal number of SEK on the wire. */
export const toOre = (sek: number): number => Math.round(sek * 100);
export const toSek = (ore: number): number => ore / 100;

/** Far above any gift; what a gift may be is the content service's to say. */
export const mostSek = 99_999_999;

const problem = (code: FieldProblem) => code;

/** SEK with at most two decimals. */
export const sekAmount = z
  .number({ error: problem("notAnAmount") })
  .positive(problem("tooSmall"))
  .max(mostSek, problem("tooLarge"))
  .refine((sek) => Math.abs(sek * 100 - Math.round(sek * 100)) < 1e-6, problem("notAnAmount"));

/** What a gift may be, in whole kronor, as editors have set it. Asked by the form and by the API alike. */
export const amountWithin = ({ least, most }: { least: number; most: number }) =>
  sekAmount.min(least, problem("tooSmall")).max(most, problem("tooLarge"));
