import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { mostSek } from "../money.ts";

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
