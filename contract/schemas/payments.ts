import { z } from "zod";
import { mobileNumber } from "./donors.ts";
import { currency } from "../gifts.ts";
import { orderKindNames } from "../orders/kinds.ts";
import { idempotencyKey, orderReference, shortOrderReference } from "./orders.ts";
import { sekAmount, sekSum } from "./money.ts";
import { failureReasons, paymentMethods, paymentStates } from "../payment-states.ts";

/** Swish to the phone with this number, or a card on the provider's page. */
export const createPayment = z.discriminatedUnion("paymentType", [
  z.strictObject({
    paymentType: z.literal("HLFSwish"),
    orderReference,
    idempotencyKey,
    mobile: mobileNumber,
  }),
  z.strictObject({ paymentType: z.literal("Mondido"), orderReference, idempotencyKey }),
]);
export type CreatePayment = z.infer<typeof createPayment>;

/** Swish without a number: a token for the app on this phone, and a code to scan with another. */
export const createDirectSwish = z.strictObject({
  orderReference,
  idempotencyKey,
  /** A code is drawn for `computer` only. */
  device: z.enum(["computer", "phone"]),
});
export type CreateDirectSwish = z.infer<typeof createDirectSwish>;

export const pollPayment = z.strictObject({
  orderReference,
  /** Asks for the code of a Swish payment that waits, after a reload or in another tab. */
  withQr: z.boolean().optional(),
});
export type PollPayment = z.infer<typeof pollPayment>;

export const cancelPaymentQuery = z.strictObject({ orderReference });

const payment = z.object({
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  /** Why it ended without money, or is unknown. */
  reason: z.enum(failureReasons).nullable(),
  /** By the server's clock, so that a wrong clock in the browser does no harm. Nothing when it does not wait. */
  expiresInMs: z.int().nonnegative().nullable(),
  /** While a direct Swish payment waits. `qr` is SVG, or nothing when none was asked for or the drawer is away. */
  swish: z.object({ token: z.string(), qr: z.string().nullable() }).nullable(),
  /** While a card payment waits: the provider's page. */
  cardPage: z.url().nullable(),
});
export type Payment = z.infer<typeof payment>;

/** `refused`: the mail server said no for good, and the receipt can only be downloaded. */
const receiptStates = ["onItsWay", "sent", "refused"] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** What every payment call answers with: the order, and the payment that counts. Never who gave. */
export const paymentAnswer = z.object({
  orderReference,
  shortOrderReference,
  kind: z.enum(orderKindNames),
  amount: sekSum,
  currency: z.literal(currency),
  paid: z.boolean(),
  /** The paying one, else the latest; nothing before the first. */
  payment: payment.nullable(),
  /** The gift was changed: another order has its place, and this one can be paid no more. */
  replaced: z.boolean(),
  /** Money that came although the order was paid or replaced, and that goes back to who paid it. */
  givenBack: z.object({ amount: sekAmount, done: z.boolean() }).nullable(),
  /** Another payment of this order, or of one that it replaces, may still turn out to be paid. */
  otherOpen: z.boolean(),
  /** Where the receipt goes, as "b•••••@gmail.com"; nothing without an address. */
  receiptTo: z.string().nullable(),
  /** How it stands with its mail; nothing without an address, or before the order is paid. */
  receipt: z.enum(receiptStates).nullable(),
});
export type PaymentAnswer = z.infer<typeof paymentAnswer>;
