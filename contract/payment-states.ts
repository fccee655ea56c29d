/** The one payment machine: its states, its moves, and why a payment may end without money. Plain constants, no schema. */

/**
 * `failed`: the provider or the bank could not carry it out, and no money moved. `unknown`: money may have moved, and we
 * are checking.
 */
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

/**
 * All moves there are. Only `paid` is the end of everything: a provider that says "paid" of what we gave up is believed,
 * since the money is with us.
 */
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

/**
 * Whether news of it is still to come: it lives, was given up while the provider could not be asked, or ended and then the
 * provider said something that may mean money.
 */
export const isOpen = ({ state, reason }: { state: PaymentState; reason: FailureReason | null }): boolean =>
  isLive(state) || (openReasons as readonly (FailureReason | null)[]).includes(reason);

/** What somebody who gives can choose. */
export const paymentMethods = ["swishDirect", "swishNumber", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** What we begin ourselves, of what was agreed before. `directDebit`: the bank draws it, and tells of it in its files. */
export type DrawnMethod = "directDebit";
export type StoredMethod = PaymentMethod | DrawnMethod;
export const isPaymentMethod = (method: StoredMethod): method is PaymentMethod =>
  (paymentMethods as readonly StoredMethod[]).includes(method);

export const failureReasons = [
  /** Swish RF07; the card issuer said no. */
  "declinedByBank",
  /** The payer said no in the app, or BANKIDCL. */
  "declinedByPayer",
  "bankIdBusy",
  "bankIdFailed",
  /** ACMT03: no Swish on that number. */
  "payerNotEnrolled",
  /** RP06: another payment waits in that payer's app. */
  "payerBusy",
  "cardExpired",
  "cardNotVerified",
  /** TM01, or our own window passed. */
  "timedOut",
  "bankError",
  /** The provider did not answer, or in a way that cannot be read. */
  "providerAway",
  /** Nobody knows yet, as DS24 says. Of a payment that has ended: what was said of it since may mean money. */
  "outcomeUnknown",
  "cancelledByVisitor",
  /** Given up here while the provider could not be asked: it may still be paid, and is watched. */
  "cancelledUnconfirmed",
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** With one of these, a payment that has ended may still turn out to be paid. */
export const openReasons = ["cancelledUnconfirmed", "outcomeUnknown"] as const satisfies FailureReason[];
