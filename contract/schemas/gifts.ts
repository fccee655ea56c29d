import { z } from "zod";
import { languages } from "../languages.ts";
import { donor } from "./donors.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, onlyNeededNumber, orderReference } from "./orders.ts";

export const regularGift = z
  .strictObject({
    kind: z.literal("regular_gift").optional(),
    idempotencyKey,
    amount: sekAmount,
    donor,
    language: z.enum(languages),
    /** The unpaid order whose place this one takes: that one can be paid no more. */
    replaces: orderReference.optional(),
  })
  .superRefine(onlyNeededNumber);
export type RegularGift = z.infer<typeof regularGift>;
