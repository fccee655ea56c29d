import { lookupIdentityCall, undoExtraCall, undoIncreaseCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import { extraDrawCall, extraOrderCall, increaseCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import type { ExtraGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { ask, asking } from "./ask.ts";

export const lookUpIdentity = (type: LinkedGiftKind, lookUpGuid: string) =>
  ask(lookupIdentityCall, { type, lookUpGuid });

export const increaseMonthlyGift = asking(increaseCall);
export const undoIncrease = asking(undoIncreaseCall);

export const drawExtraGift = (gift: Omit<ExtraGift, "way">) => ask(extraDrawCall, { ...gift, way: "directDebit" });

export const orderExtraGift = async (gift: Omit<ExtraGift, "way">): Promise<string> =>
  (await ask(extraOrderCall, { ...gift, way: "swish" })).orderReference;

export const undoExtra = asking(undoExtraCall);
