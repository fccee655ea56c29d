import type { ExtraDrawReceipt, ExtraGift, IncreaseReceipt, MonthlyGiftIncrease } from "../schemas/gift-links.ts";
import type { GiftDocumentOrder } from "../schemas/gift-documents.ts";
import type { MandateReceipt, MonthlyGift } from "../schemas/mandates.ts";
import type { OrderReceipt, RegularGift } from "../schemas/orders.ts";
import type { Call } from "./call.ts";

/**
 * 201 for a new order; 200 with the same order for the same key and body; 409 `idempotency_conflict` for another body, and
 * `already_paid` or `payment_in_progress` when the order to replace is paid or may just be.
 */
const add = { method: "POST", path: "/api/RegularGift/Add" } as const;

/* One call for every kind of gift, told apart by what is sent. */
export const regularGiftCall: Call<RegularGift, OrderReceipt> = { ...add, answers: "orderReference" };
export const giftDocumentAddCall: Call<GiftDocumentOrder, OrderReceipt> = { ...add, answers: "orderReference" };
export const monthlyGiftCall: Call<MonthlyGift, MandateReceipt> = { ...add, answers: "reference" };
export const increaseCall: Call<MonthlyGiftIncrease, IncreaseReceipt> = { ...add, answers: "drawOn" };
export const extraDrawCall: Call<ExtraGift, ExtraDrawReceipt> = { ...add, answers: "drawOn" };
export const extraOrderCall: Call<ExtraGift, OrderReceipt> = { ...add, answers: "orderReference" };
