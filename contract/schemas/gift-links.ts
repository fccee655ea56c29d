import { z } from "zod";
import { extraGiftWays, extraUndoStates, linkedGiftKinds, linkStates, undoStates } from "../gift-links.ts";
import { bankIdToken } from "./bankid-token.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey } from "./orders.ts";

const day = z.iso.date();

/** What stands in the link. Whoever holds it may see a first name and an amount, and raise the gift or give more: it goes into no log. */
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
      /** More than this is drawn only for who has the account, by BankID. */
      mostByLink: z.number().min(0),
      /** When it would be drawn, if it is said now: the first draw of a raised gift, or the day of an extra one. */
      drawOn: day,
      /** Of an extra gift: the day on whose evening the bank would be told. */
      undoUntil: day.nullable(),
      /** Whether there is an address that a mail goes to. */
      isMailed: z.boolean(),
    })
    .nullable(),
});
export type LookedUpIdentity = z.infer<typeof lookedUpIdentity>;
export type LinkedGift = NonNullable<LookedUpIdentity["gift"]>;

/** Of an identification of the account's holder for `linked_gift`, in the same browser: for more than `mostByLink`. */
const token = bankIdToken.optional();

export const monthlyGiftIncrease = z.strictObject({
  kind: z.literal("monthly_gift_increase"),
  idempotencyKey,
  lookUpGuid,
  /** SEK each month, as it was shown. Refused when it is another by now. */
  from: sekAmount,
  amount: sekAmount,
  token,
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
  /** Another account that is on its way: SEK each month from it, once the bank has taken it, and the first day that can be. */
  nextAccount: z.object({ amount: sekAmount, drawOn: day }).nullable(),
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

/** Something once, beside what comes each month. By Swish it is answered with an order to pay. */
export const extraGift = z.strictObject({
  kind: z.literal("extra_gift"),
  idempotencyKey,
  lookUpGuid,
  amount: sekAmount,
  way: z.enum(extraGiftWays),
  token,
});
export type ExtraGift = z.infer<typeof extraGift>;

/** One that is drawn on the mandate. */
export const extraDrawReceipt = z.object({
  kind: z.literal("extra_gift"),
  amount: sekAmount,
  /** A banking day. */
  drawOn: day,
  /** The day on whose evening the bank is told: until then the link in the mail undoes it. */
  undoUntil: day,
  /** Whether there is an address that the mail with that link goes to. */
  isMailed: z.boolean(),
});
export type ExtraDrawReceipt = z.infer<typeof extraDrawReceipt>;

/** What the link in the mail carries behind its `#`. */
export const extraUndoing = z.strictObject({ draw: z.uuid(), token: z.string().max(200) });
export type ExtraUndoing = z.infer<typeof extraUndoing>;

export const undoneExtra = z.object({
  state: z.enum(extraUndoStates),
  /** SEK that are not drawn. */
  amount: sekAmount.nullable(),
});
export type UndoneExtra = z.infer<typeof undoneExtra>;
