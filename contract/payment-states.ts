/** `failed`: no money moved. `unknown`: money may have moved, and we are checking. */
export const paymentStates = [
  "created",
  "waiting",
  "paid",
  "declined",
  "cancelled",
  "expired",
  "failed",
  "unknown",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A provider that says "paid" is believed even after the payment ended: the money is with us. */
export const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  created: ["waiting", "paid", "declined", "cancelled", "expired", "failed", "unknown"],
  waiting: ["paid", "declined", "cancelled", "expired", "failed", "unknown"],
  unknown: ["paid", "declined", "cancelled", "expired", "failed"],
  declined: ["paid"],
  cancelled: ["paid"],
  expired: ["paid"],
  failed: ["paid"],
  paid: [],
};

/** While one of these stands, no other payment of the order may begin. */
export const liveStates = ["created", "waiting", "unknown"] as const satisfies PaymentState[];
export const isLive = (state: PaymentState): boolean => (liveStates as readonly PaymentState[]).includes(state);

/** Whether news of it is still to come: it lives, or ended in a way that may mean money. */
export const isOpen = ({ state, reason }: { state: PaymentState; reason: FailureReason | null }): boolean =>
  isLive(state) || (openReasons as readonly (FailureReason | null)[]).includes(reason);

/** `invoice` comes by mail, `pdfInvoice` is downloaded at once. */
export const paymentMethods = ["swishDirect", "swishNumber", "card", "invoice", "pdfInvoice"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type DrawnMethod = "directDebit" | "bankgiro";
export type StoredMethod = PaymentMethod | DrawnMethod;
export const invoiceDays = 30;
export const invoiceMethods = ["invoice", "pdfInvoice"] as const satisfies PaymentMethod[];
export const isInvoiced = (method: StoredMethod): boolean =>
  (invoiceMethods as readonly StoredMethod[]).includes(method);
export const isPaymentMethod = (method: StoredMethod): method is PaymentMethod =>
  (paymentMethods as readonly StoredMethod[]).includes(method);

export const failureReasons = [
  /** Swish RF07; the card issuer said no. */
  "declinedByBank",
  /** The payer said no in the app, or BANKIDCL. */
  "declinedByPayer",
  "bankIdBusy",
  "bankIdFailed",
  /** ACMT03 */
  "payerNotEnrolled",
  /** RP06: another payment waits in that payer's app. */
  "payerBusy",
  "cardExpired",
  "cardNotVerified",
  /** TM01, or our own window passed. */
  "timedOut",
  "bankError",
  "providerAway",
  /** DS24. Set on an ended payment too, when later news may mean money. */
  "outcomeUnknown",
  "cancelledByVisitor",
  /** The provider could not be asked: it may still be paid, and is watched. */
  "cancelledUnconfirmed",
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** With one of these, a payment that has ended may still turn out to be paid. */
export const openReasons = ["cancelledUnconfirmed", "outcomeUnknown"] as const satisfies FailureReason[];

export type EndedState = "declined" | "cancelled" | "expired" | "failed";
/** A payment's state, and why it is in it. What has ended stays so, whatever is said of it since but that it is paid. */
export type PaymentStanding =
  | { state: "created"; reason: null }
  | { state: "waiting"; reason: null }
  | { state: "paid"; reason: null }
  | { state: "unknown"; reason: "outcomeUnknown" }
  | { state: EndedState; reason: FailureReason | null };
