import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { mostInReport } from "../memorial-cards.ts";
import { lettersIn } from "../plain-text.ts";

const problem = (code: FieldProblem) => code;

/** As hard to guess as an order reference, and not derived from it. */
export const cardReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, "not a card reference");

export const senderToken = z.string().min(1).max(200);

export const cardReport = z.strictObject({
  reference: cardReference,
  why: z
    .string()
    .trim()
    .max(4 * mostInReport, { error: problem("tooLong"), abort: true })
    .normalize("NFC")
    .refine((text) => lettersIn(text) <= mostInReport, problem("tooLong"))
    .optional(),
});
export type CardReport = z.infer<typeof cardReport>;
