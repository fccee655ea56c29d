import type { ExtraDrawReceipt, ExtraGift, IncreaseReceipt, MonthlyGiftIncrease } from "../schemas/gift-links.ts";
import type { GiftDocumentOrder } from "../schemas/gift-documents.ts";
import type { MandateReceipt, MonthlyGift } from "../schemas/mandates.ts";
import type { OrderReceipt, RegularGift } from "../schemas/orders.ts";
import type { Call } from "./call.ts";

/** 200 with the same order when key and body are repeated; 409 `idempotency_conflict` when only the key is. */
const add = { method: "POST", path: "/api/RegularGift/Add" } as const;

export const regularGiftCall: Call<RegularGift, OrderReceipt> = { ...add, answers: "orderReference" };
export const giftDocumentAddCall: Call<GiftDocumentOrder, OrderReceipt> = { ...add, answers: "orderReference" };
export const monthlyGiftCall: Call<MonthlyGift, MandateReceipt> = { ...add, answers: "reference" };
export const increaseCall: Call<MonthlyGiftIncrease, IncreaseReceipt> = { ...add, answers: "drawOn" };
export const extraDrawCall: Call<ExtraGift, ExtraDrawReceipt> = { ...add, answers: "drawOn" };
export const extraOrderCall: Call<ExtraGift, OrderReceipt> = { ...add, answers: "orderReference" };
