import { z } from "zod";
import { problem } from "../field-problems.ts";
import { mostInReport } from "../memorial-cards.ts";
import { lettersIn } from "../plain-text.ts";
import { orderReference } from "./orders.ts";

/** As hard to guess as an order reference, and not derived from it. */
export const cardReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, "not a card reference");

export const senderToken = z.string().min(1).max(200);

export const cardBySender = z.strictObject({ orderReference, token: senderToken });
export type CardBySender = z.infer<typeof cardBySender>;

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
