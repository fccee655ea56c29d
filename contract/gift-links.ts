import type { GiftKind } from "./gifts.ts";

/* Links in mail to who gives each month: to raise the gift, or to give something extra. Plain constants, no schema. */

export const linkedGiftKinds = ["monthly_gift_increase", "extra_gift"] as const satisfies readonly GiftKind[];
export type LinkedGiftKind = (typeof linkedGiftKinds)[number];

/**
 * `unknown`: whatever we have not sent. `expired`: too old, or its mailing was revoked. `used`: it has done what it was for.
 * `inactive`: the monthly gift that it was about has ended. `notByLink`: the gift is the largest that there is. All but
 * `unknown` are told to who holds a link of ours alone.
 */
export const linkStates = ["ok", "unknown", "expired", "used", "inactive", "notByLink"] as const;
export type LinkState = (typeof linkStates)[number];

/** So long a raised gift is set back by the link in its mail. */
export const undoDays = 14;

/** An extra gift is drawn on the mandate, or paid by Swish. */
export const extraGiftWays = ["directDebit", "swish"] as const;
export type ExtraGiftWay = (typeof extraGiftWays)[number];

/** `tooLate`: the bank has been told to draw it. */
export const extraUndoStates = ["undone", "tooLate", "unknown"] as const;
export type ExtraUndoState = (typeof extraUndoStates)[number];

/** `changedSince`: the amount is another by now than the one that would be undone. */
export const undoStates = ["undone", "tooLate", "changedSince", "inactive", "unknown"] as const;
export type UndoState = (typeof undoStates)[number];
