import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { Donor } from "@hjarta-lunga/contract/schemas/donors.ts";
import { addRegularGift } from "#src/calls/gifts.ts";
import type { NewOrder } from "#src/core/order/place-order.ts";

export type Gift = { amount: number; donor: Donor; language: Language };

/** The personal number is not kept on the device: a changed one is noticed by the API instead. */
export const newGift = (gift: Gift): NewOrder => ({
  print: JSON.stringify([gift.amount, { ...gift.donor, personalNumber: undefined }, gift.language]),
  add: ({ idempotencyKey, ...replaces }) => addRegularGift({ idempotencyKey, ...gift, ...replaces }),
});
