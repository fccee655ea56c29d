import type { Method, NoAnswer } from "./port.ts";

const dayMs = 86_400_000;

const tellsByFile: NoAnswer = { kind: "noAnswer", why: "the bank tells by file" };

export const bankgiroReference = (paymentId: string): string =>
  paymentId.replaceAll("-", "").slice(0, 16).toUpperCase();

/** Its payments are made of money that has come already: nothing is ever asked for. */
export const bankgiro: Method = {
  windowMs: dayMs,
  payableMs: dayMs,
  newReference: bankgiroReference,
  callbackPath: "",
  canCancel: false,
  needsToken: false,
  reachesPayer: false,
  asks: { firstAfterMs: dayMs, betweenMs: dayMs },
  start: () => Promise.resolve({ kind: "started" }),
  ask: () => Promise.resolve(tellsByFile),
  cancel: () => Promise.resolve(tellsByFile),
  // No file brings money back to a payer: staff pay it out.
  refund: () => Promise.resolve({ kind: "refused", code: "by hand" }),
};
