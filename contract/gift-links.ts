import type { GiftKind } from "./gifts.ts";

export const linkedGiftKinds = ["monthly_gift_increase", "extra_gift"] as const satisfies readonly GiftKind[];
export type LinkedGiftKind = (typeof linkedGiftKinds)[number];

/** `unknown` is the answer to every link that we did not send. `notByLink`: the gift is the largest there is. */
export const linkStates = ["ok", "unknown", "expired", "used", "inactive", "notByLink"] as const;
export type LinkState = (typeof linkStates)[number];

export const undoDays = 14;

export const extraGiftWays = ["directDebit", "swish"] as const;
export type ExtraGiftWay = (typeof extraGiftWays)[number];

/** `tooLate`: the bank has been told to draw it. */
export const extraUndoStates = ["undone", "tooLate", "unknown"] as const;

export const undoStates = ["undone", "tooLate", "changedSince", "inactive", "unknown"] as const;
export type UndoState = (typeof undoStates)[number];
