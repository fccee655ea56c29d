import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { mostInReport } from "../memorial-cards.ts";
import { lettersIn } from "../plain-text.ts";

/* What memorial cards and greeting cards have in common. */

const problem = (code: FieldProblem) => code;

/** What a card is shared by: as hard to guess as an order's reference, and not to be worked out from it. */
export const cardReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, "not a card reference");

/** Of the link in the sender's mail: it stands behind the `#` of the order's page, which browsers send nowhere. */
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
