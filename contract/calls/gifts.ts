import type { ExtraDrawReceipt, ExtraGift, IncreaseReceipt, MonthlyGiftIncrease } from "../schemas/gift-links.ts";
import type { GiftDocumentOrder } from "../schemas/gift-documents.ts";
import type { GiftGiver, GiverAnswer, RegularGift, RegularGiftReceipt } from "../schemas/gifts.ts";
import type { MandateReceipt, MonthlyGift } from "../schemas/mandates.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { post } from "./call.ts";

/**
 * 200 with the same order when key and body are repeated; 409 `idempotency_conflict` when only the key is, `already_paid` or
 * `payment_in_progress` when the order to replace is paid or may just be.
 */
const path = "/api/RegularGift/Add";

export const regularGiftCall = /* @__PURE__ */ post<RegularGift, RegularGiftReceipt>(path, {
  orderReference: "string",
});
/** 409 `too_late` a day after the gift was paid, `changed_meanwhile` for what a later change has overtaken, `order_replaced`. */
export const giftGiverCall = /* @__PURE__ */ post<GiftGiver, GiverAnswer>("/api/RegularGift/Giver", {
  hasPersonalNumber: "boolean",
});
export const giftDocumentAddCall = /* @__PURE__ */ post<GiftDocumentOrder, OrderReceipt>(path, {
  orderReference: "string",
});
export const monthlyGiftCall = /* @__PURE__ */ post<MonthlyGift, MandateReceipt>(path, { reference: "string" });
export const increaseCall = /* @__PURE__ */ post<MonthlyGiftIncrease, IncreaseReceipt>(path, { drawOn: "string" });
export const extraDrawCall = /* @__PURE__ */ post<ExtraGift, ExtraDrawReceipt>(path, { drawOn: "string" });
export const extraOrderCall = /* @__PURE__ */ post<ExtraGift, OrderReceipt>(path, { orderReference: "string" });
