import type { GivenKind } from "@hjarta-lunga/contract/gifts.ts";
import { outsideLimits, type AmountLimits } from "@hjarta-lunga/contract/money.ts";
import { Refusal } from "../../platform/http/refusal.ts";

type GiftLimits = (kind: GivenKind) => AmountLimits;

export const createAmountCheck = (giftLimits: GiftLimits, kind: GivenKind, field = "amount") => {
  return (given: number) => {
    const fault = outsideLimits(given, giftLimits(kind));
    if (fault !== null) throw new Refusal("validation_failed", { [field]: fault });
  };
};
