import { z } from "zod";
import { donor, leastForTaxReduction } from "./donors.ts";
import type { FieldProblem } from "./field-problems.ts";
import { currency, giftKinds } from "./gifts.ts";
import { receiptHref } from "./order-links.ts";
import { languages } from "./published-content.ts";
import { sekAmount } from "./money.ts";

/**
 * Twenty characters without those that look alike, a hundred random bits. Whoever holds it may see the order's state and
 * download its receipt: it goes into no analytics, log or report.
 */
export const orderReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, "not an order reference");

/** Eight characters that may be said aloud, printed and told to analytics. It opens nothing. */
export const shortOrderReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, "not a short order reference");

/** Made in the browser at the first click, and sent again with every repetition of it. */
export const idempotencyKey = z.uuid();

export const regularGift = z
  .strictObject({
    idempotencyKey,
    amount: sekAmount,
    donor,
    /** Of the receipt and the mail. */
    language: z.enum(languages),
    /** The unpaid order that this one takes the place of: a gift that was changed. That one can be paid no more. */
    replaces: orderReference.optional(),
  })
  .superRefine(({ amount, donor: { kind, ...who } }, context) => {
    if (
      kind === "person" &&
      "personalNumber" in who &&
      who.personalNumber !== undefined &&
      amount < leastForTaxReduction
    )
      context.addIssue({
        code: "custom",
        path: ["donor", "personalNumber"],
        message: "onlyForTaxReduction" satisfies FieldProblem,
      });
  });
export type RegularGift = z.infer<typeof regularGift>;

export const orderReceipt = z.object({
  orderReference,
  shortOrderReference,
  kind: z.enum(giftKinds),
  amount: sekAmount,
  currency: z.literal(currency),
});
export type OrderReceipt = z.infer<typeof orderReceipt>;

/**
 * 201 for a new order; 200 with the same order for the same key and body; 409 `idempotency_conflict` for another body, and
 * `already_paid` or `payment_in_progress` when the order to replace is paid or may just be.
 */
export const regularGiftCall = { method: "POST", path: "/api/RegularGift/Add" } as const;

/** The receipt as PDF: 404 for an unknown reference, 409 `not_paid` before the money is there. */
export const receiptPdfCall = {
  method: "GET",
  path: "/api/Gift/DownloadPdfByOrderRef/:orderReference",
  href: receiptHref,
} as const;
