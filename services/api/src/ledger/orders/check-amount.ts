import type { GivenKind } from "@hjarta-lunga/contract/gifts.ts";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import { Refusal } from "../../platform/http/refusal.ts";

/** What a gift of a kind may be, as editors have set it. */
export type GiftLimits = (kind: GivenKind) => { least: number; most: number };

/** Making a schema takes longer than using it: the one of now is kept until editors change the limits. */
export const createAmountCheck = (giftLimits: GiftLimits, kind: GivenKind, field = "amount") => {
  let known = { least: Number.NaN, most: Number.NaN, schema: amountWithin({ least: 0, most: 0 }) };
  return (given: number) => {
    const { least, most } = giftLimits(kind);
    if (known.least !== least || known.most !== most) known = { least, most, schema: amountWithin({ least, most }) };
    const amount = known.schema.safeParse(given);
    if (!amount.success) throw new Refusal("validation_failed", { [field]: amount.error.issues[0]?.message ?? "" });
  };
};
