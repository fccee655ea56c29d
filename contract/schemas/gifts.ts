import { z } from "zod";
import { giver } from "./donors.ts";
import { giftFields, onlyNeededNumber, orderReceipt, orderReference } from "./orders.ts";

export const regularGift = z
  .strictObject({ kind: z.literal("regular_gift").optional(), ...giftFields })
  .superRefine(onlyNeededNumber);
export type RegularGift = z.infer<typeof regularGift>;

/** With it whoever made the order says afterwards who gives. The order's reference alone, which is in URLs, does not do that. */
export const regularGiftReceipt = orderReceipt.extend({ giverToken: z.string() });
export type RegularGiftReceipt = z.infer<typeof regularGiftReceipt>;

/** All that is known of who gives, each time anew: what is left out is known no more. */
export const giftGiver = z.strictObject({
  orderReference,
  token: z.string().max(100),
  /** Grows with each change: what arrives after a later one is old. A device's clock in milliseconds does. */
  sequence: z.int().positive(),
  giver,
  /** The personal number that was sent before stands: a browser keeps none. */
  keepsPersonalNumber: z.literal(true).optional(),
});
export type GiftGiver = z.infer<typeof giftGiver>;

export const giverAnswer = z.object({
  /** Masked: "b•••••@gmail.com". */
  receiptTo: z.string().nullable(),
  hasPersonalNumber: z.boolean(),
});
export type GiverAnswer = z.infer<typeof giverAnswer>;
