import type { ExtraDrawReceipt, ExtraGift, IncreaseReceipt, MonthlyGiftIncrease } from "../schemas/gift-links.ts";
import type { GiftDocumentOrder } from "../schemas/gift-documents.ts";
import type { RegularGift } from "../schemas/gifts.ts";
import type { MandateReceipt, MonthlyGift } from "../schemas/mandates.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import type { Call } from "./call.ts";

/**
 * 200 with the same order when key and body are repeated; 409 `idempotency_conflict` when only the key is, `already_paid` or
 * `payment_in_progress` when the order to replace is paid or may just be.
 */
const add = { method: "POST", path: "/api/RegularGift/Add" } as const;

export const regularGiftCall: Call<RegularGift, OrderReceipt> = { ...add, answers: { orderReference: "string" } };
export const giftDocumentAddCall: Call<GiftDocumentOrder, OrderReceipt> = {
  ...add,
  answers: { orderReference: "string" },
};
export const monthlyGiftCall: Call<MonthlyGift, MandateReceipt> = { ...add, answers: { reference: "string" } };
export const increaseCall: Call<MonthlyGiftIncrease, IncreaseReceipt> = { ...add, answers: { drawOn: "string" } };
export const extraDrawCall: Call<ExtraGift, ExtraDrawReceipt> = { ...add, answers: { drawOn: "string" } };
export const extraOrderCall: Call<ExtraGift, OrderReceipt> = { ...add, answers: { orderReference: "string" } };
