import { z } from "zod";
import { extraGiftWays, extraUndoStates, linkedGiftKinds, linkStates, undoStates } from "../gift-links.ts";
import { bankIdToken } from "./bankid-token.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey } from "./orders.ts";

const day = z.iso.date();

/** Opens a first name and an amount, and can raise the gift: never log it. */
const lookUpGuid = z.string().max(200);

export const identityQuery = z.object({ type: z.enum(linkedGiftKinds), lookUpGuid });
export type IdentityQuery = z.infer<typeof identityQuery>;

/** One shape for all states, so that guessing tells nothing. */
export const lookedUpIdentity = z.object({
  state: z.enum(linkStates),
  gift: z
    .object({
      firstName: z.string(),
      amount: sekAmount.nullable(),
      suggestions: z.array(sekAmount),
      least: sekAmount,
      most: sekAmount,
      /** Above this, the account's holder must identify with BankID. */
      mostByLink: z.number().min(0),
      drawOn: day,
      /** The bank is told in the evening of this day. Null for a raised gift. */
      undoUntil: day.nullable(),
      isMailed: z.boolean(),
    })
    .nullable(),
});
export type LookedUpIdentity = z.infer<typeof lookedUpIdentity>;
export type LinkedGift = NonNullable<LookedUpIdentity["gift"]>;

const token = bankIdToken.optional();

export const monthlyGiftIncrease = z.strictObject({
  kind: z.literal("monthly_gift_increase"),
  idempotencyKey,
  lookUpGuid,
  /** SEK a month as shown: refused when it has changed. */
  from: sekAmount,
  amount: sekAmount,
  token,
});
export type MonthlyGiftIncrease = z.infer<typeof monthlyGiftIncrease>;

export const increaseReceipt = z.object({
  kind: z.literal("monthly_gift_increase"),
  from: sekAmount,
  amount: sekAmount,
  drawOn: day,
  undoUntil: day,
  isMailed: z.boolean(),
  /** A change of account that the bank has yet to confirm. */
  nextAccount: z.object({ amount: sekAmount, drawOn: day }).nullable(),
});
export type IncreaseReceipt = z.infer<typeof increaseReceipt>;

export const increaseUndoing = z.strictObject({ change: z.uuid(), token: z.string().max(200) });
export type IncreaseUndoing = z.infer<typeof increaseUndoing>;

export const undoneIncrease = z.object({
  state: z.enum(undoStates),
  gift: z.object({ amount: sekAmount, drawOn: day }).nullable(),
});
export type UndoneIncrease = z.infer<typeof undoneIncrease>;

export const extraGift = z.strictObject({
  kind: z.literal("extra_gift"),
  idempotencyKey,
  lookUpGuid,
  amount: sekAmount,
  way: z.enum(extraGiftWays),
  token,
});
export type ExtraGift = z.infer<typeof extraGift>;

export const extraDrawReceipt = z.object({
  kind: z.literal("extra_gift"),
  amount: sekAmount,
  drawOn: day,
  undoUntil: day,
  isMailed: z.boolean(),
});
export type ExtraDrawReceipt = z.infer<typeof extraDrawReceipt>;

export const extraUndoing = z.strictObject({ draw: z.uuid(), token: z.string().max(200) });
export type ExtraUndoing = z.infer<typeof extraUndoing>;

export const undoneExtra = z.object({
  state: z.enum(extraUndoStates),
  amount: sekAmount.nullable(),
});
export type UndoneExtra = z.infer<typeof undoneExtra>;
