/**
 * 201 for a new order; 200 with the same order for the same key and body; 409 `idempotency_conflict` for another body, and
 * `already_paid` or `payment_in_progress` when the order to replace is paid or may just be.
 */
export const regularGiftCall = { method: "POST", path: "/api/RegularGift/Add" } as const;
