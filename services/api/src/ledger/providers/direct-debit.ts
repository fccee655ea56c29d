import type { Method, NoAnswer } from "./port.ts";

const dayMs = 86_400_000;

/** A bank may be asked nothing: what it has to say comes in its files, some banking days later. */
const tellsByFile: NoAnswer = { kind: "noAnswer", why: "the bank tells by file" };

/** As the bank's files have it: sixteen characters. */
export const drawReference = (paymentId: string): string => paymentId.replaceAll("-", "").slice(0, 16).toUpperCase();

/** A bank that says nothing for so long has said nothing at all: then somebody has to ask. */
export const bankAnswersWithinDays = 21;

/** Silence means nothing until the days are over in which the bank answers; then money may have moved. */
export const directDebit: Method = {
  windowMs: bankAnswersWithinDays * dayMs,
  payableMs: dayMs,
  newReference: drawReference,
  callbackPath: "",
  canCancel: false,
  needsToken: false,
  reachesPayer: true,
  asks: { firstAfterMs: dayMs, betweenMs: dayMs },
  start: () => Promise.resolve({ kind: "started" }),
  ask: () => Promise.resolve(tellsByFile),
  cancel: () => Promise.resolve(tellsByFile),
  // No file brings money back to a giver: staff pay it out.
  refund: () => Promise.resolve({ kind: "refused", code: "by hand" }),
};
