import { giftGiverCall, regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { asking } from "./ask.ts";

export const addRegularGift = asking(regularGiftCall);
export const setGiftGiver = asking(giftGiverCall);
