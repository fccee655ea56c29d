import { invoiceDays } from "@hjarta-lunga/contract/payment-states.ts";
import type { Method, ProviderStatus } from "./port.ts";

const dayMs = 86_400_000;

const waits: ProviderStatus = { state: "waiting", reason: null, code: "waits for the bank" };
/** Our own word: against money that came meanwhile it is no news. */
const takenBack: ProviderStatus = {
  state: "cancelled",
  reason: "cancelledByVisitor",
  code: "taken back",
  isOurs: true,
};

/** Ours alone: no provider is asked. The bank's files tell of the money, and silence means a reminder, not an end. */
export const invoice: Method = {
  windowMs: invoiceDays * dayMs,
  payableMs: dayMs,
  standsAfterWindow: true,
  everyMs: dayMs,
  newReference: () => {
    throw new Error("The reference of an invoice is its OCR number");
  },
  callbackPath: "",
  canCancel: true,
  needsToken: false,
  reachesPayer: true,
  asks: { firstAfterMs: dayMs, betweenMs: dayMs },
  start: () => Promise.resolve({ kind: "started" }),
  ask: () => Promise.resolve({ kind: "status", status: waits }),
  cancel: () => Promise.resolve({ kind: "status", status: takenBack }),
  // No call brings money back over a bankgiro: staff pay it out.
  refund: () => Promise.resolve({ kind: "refused", code: "by hand" }),
};
