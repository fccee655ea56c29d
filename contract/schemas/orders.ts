import { z } from "zod";
import { leastForTaxReduction } from "../donors.ts";
import type { FieldProblem } from "../field-problems.ts";
import { currency } from "../gifts.ts";
import { languages } from "../languages.ts";
import { orderKindNames } from "../orders/kinds.ts";
import { donor } from "./donors.ts";
import type { Donor } from "./donors.ts";
import { sekAmount, sekSum } from "./money.ts";

/**
 * Twenty characters without those that look alike, a hundred random bits. Whoever holds it may see the order's state and
 * download its receipt: it goes into no analytics, log or report.
 */
export const orderReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, "not an order reference");

/** Eight characters that may be said aloud, printed and told to analytics. It opens nothing. */
export const shortOrderReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, "not a short order reference");

/** Made in the browser at the first click, and sent again with every repetition of it. */
export const idempotencyKey = z.uuid();

/** A personal number that no tax reduction needs is not taken. Of every kind of gift. */
export const onlyNeededNumber = (
  { amount, donor: { kind, ...who } }: { amount: number; donor: Donor },
  context: z.RefinementCtx,
): void => {
  const isGiven = kind === "person" && "personalNumber" in who && who.personalNumber !== undefined;
  if (isGiven && amount < leastForTaxReduction)
    context.addIssue({
      code: "custom",
      path: ["donor", "personalNumber"],
      message: "onlyForTaxReduction" satisfies FieldProblem,
    });
};

export const regularGift = z
  .strictObject({
    kind: z.literal("regular_gift").optional(),
    idempotencyKey,
    amount: sekAmount,
    donor,
    /** Of the receipt and the mail. */
    language: z.enum(languages),
    /** The unpaid order that this one takes the place of: a gift that was changed. That one can be paid no more. */
    replaces: orderReference.optional(),
  })
  .superRefine(onlyNeededNumber);
export type RegularGift = z.infer<typeof regularGift>;

export const orderReceipt = z.object({
  orderReference,
  shortOrderReference,
  kind: z.enum(orderKindNames),
  amount: sekSum,
  currency: z.literal(currency),
});
export type OrderReceipt = z.infer<typeof orderReceipt>;
