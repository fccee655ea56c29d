import { textOf } from "#src/core/order/draft/stored.ts";
import { emptyOrderDraft, forgetDraft, keepDraft, readKept } from "#src/core/order/draft/order-draft.ts";

/* The Swish order that this tab's link has made: the way back to it, while it may be paid. */

const kind = "extra_gift";

export const keepOwnOrder = (order: string): void => keepDraft(kind, { ...emptyOrderDraft, order });
export const ownOrder = (): string | null => textOf(readKept(kind).order);
export const forgetOwnOrder = (): void => forgetDraft(kind);
