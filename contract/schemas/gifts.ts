import { z } from "zod";
import { giftFields, onlyNeededNumber } from "./orders.ts";

export const regularGift = z
  .strictObject({ kind: z.literal("regular_gift").optional(), ...giftFields })
  .superRefine(onlyNeededNumber);
export type RegularGift = z.infer<typeof regularGift>;
