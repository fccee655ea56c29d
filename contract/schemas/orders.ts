import { z } from "zod";
import { problem } from "../field-problems.ts";
import { currency } from "../gifts.ts";
import { languages } from "../languages.ts";
import { orderKindNames } from "../orders/kinds.ts";
import { giftTaxRule } from "../person-tax.ts";
import { donor, type Donor } from "./donors.ts";
import { sekAmount, sekSum } from "./money.ts";

/** A hundred random bits. Opens the order and its receipt: never in analytics, logs or reports. */
export const orderReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, "not an order reference");

/** Opens nothing: it may be said aloud, printed and sent to analytics. */
export const shortOrderReference = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, "not a short order reference");

/** Made at the first click, and sent again with every repetition of the same order. */
export const idempotencyKey = z.uuid();

/** A personal number is refused when no tax reduction needs it. */
export const onlyNeededNumber = (
  { amount, donor: { kind, ...who } }: { amount: number; donor: Donor },
  context: z.RefinementCtx,
): void => {
  const isGiven = kind === "person" && "personalNumber" in who && who.personalNumber !== undefined;
  if (isGiven && amount < giftTaxRule().leastGift)
    context.addIssue({
      code: "custom",
      path: ["donor", "personalNumber"],
      message: problem("onlyForTaxReduction"),
    });
};

/** What is sent of each gift, whatever its kind. */
export const giftFields = {
  idempotencyKey,
  amount: sekAmount,
  donor,
  language: z.enum(languages),
  /** The unpaid order whose place this one takes: that one can be paid no more. */
  replaces: orderReference.optional(),
};

export const orderReceipt = z.object({
  orderReference,
  shortOrderReference,
  kind: z.enum(orderKindNames),
  amount: sekSum,
  currency: z.literal(currency),
});
export type OrderReceipt = z.infer<typeof orderReceipt>;
