import type { MemorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { addMemorialGift } from "#src/calls/memorial-gifts.ts";
import type { NewOrder } from "#src/core/order/place-order.ts";

export type NewMemorialGift = Omit<MemorialGift, "idempotencyKey" | "replaces">;

/** The personal number is not kept on the device: a changed one is noticed by the API instead. */
export const newMemorialGift = (gift: NewMemorialGift): NewOrder => ({
  print: JSON.stringify({ ...gift, donor: { ...gift.donor, personalNumber: undefined } }),
  add: ({ idempotencyKey, ...replaces }) => addMemorialGift({ idempotencyKey, ...gift, ...replaces }),
});
