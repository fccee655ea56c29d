import { z } from "zod";
import { linkedGiftKinds, linkStates, undoStates } from "../gift-links.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey } from "./orders.ts";

const day = z.iso.date();

/** What stands in the link. Whoever holds it may see a first name and an amount, and raise the gift: it goes into no log. */
const lookUpGuid = z.string().max(200);

export const identityQuery = z.object({ type: z.enum(linkedGiftKinds), lookUpGuid });
export type IdentityQuery = z.infer<typeof identityQuery>;

/** One shape for all states: what is guessed is answered as whatever we have not sent. */
export const lookedUpIdentity = z.object({
  state: z.enum(linkStates),
  /** Of a link that is good alone. */
  gift: z
    .object({
      firstName: z.string(),
      /** SEK each month; nothing of a consent without an amount of its own. */
      amount: sekAmount.nullable(),
      suggestions: z.array(sekAmount),
      least: sekAmount,
      most: sekAmount,
      /** When it would be drawn, if it is said now. */
      drawOn: day,
    })
    .nullable(),
});
export type LookedUpIdentity = z.infer<typeof lookedUpIdentity>;
export type LinkedGift = NonNullable<LookedUpIdentity["gift"]>;

export const monthlyGiftIncrease = z.strictObject({
  kind: z.literal("monthly_gift_increase"),
  idempotencyKey,
  lookUpGuid,
  /** SEK each month, as it was shown. Refused when it is another by now. */
  from: sekAmount,
  amount: sekAmount,
});
export type MonthlyGiftIncrease = z.infer<typeof monthlyGiftIncrease>;

export const increaseReceipt = z.object({
  kind: z.literal("monthly_gift_increase"),
  from: sekAmount,
  amount: sekAmount,
  /** The first draw of the new amount. */
  drawOn: day,
  /** The last day on which the link in the mail undoes it. */
  undoUntil: day,
  /** Whether there is an address that the mail with that link goes to. */
  isMailed: z.boolean(),
});
export type IncreaseReceipt = z.infer<typeof increaseReceipt>;

/** What the link in the mail carries behind its `#`. */
export const increaseUndoing = z.strictObject({ change: z.uuid(), token: z.string().max(200) });
export type IncreaseUndoing = z.infer<typeof increaseUndoing>;

export const undoneIncrease = z.object({
  state: z.enum(undoStates),
  /** Of one that is undone: SEK each month from now on, and the first draw of it. */
  gift: z.object({ amount: sekAmount, drawOn: day }).nullable(),
});
export type UndoneIncrease = z.infer<typeof undoneIncrease>;
