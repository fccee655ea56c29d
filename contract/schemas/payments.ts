import { z } from "zod";
import { mobileNumber } from "./donors.ts";
import { currency } from "../gifts.ts";
import { orderKindNames } from "../orders/kinds.ts";
import { idempotencyKey, orderReference, shortOrderReference } from "./orders.ts";
import { sekAmount, sekSum } from "./money.ts";
import { failureReasons, paymentMethods, paymentStates } from "../payment-states.ts";

export const createPayment = z.discriminatedUnion("paymentType", [
  z.strictObject({
    paymentType: z.literal("HLFSwish"),
    orderReference,
    idempotencyKey,
    mobile: mobileNumber,
  }),
  z.strictObject({ paymentType: z.literal("Mondido"), orderReference, idempotencyKey }),
  z.strictObject({ paymentType: z.literal("Invoice"), orderReference, idempotencyKey }),
  z.strictObject({ paymentType: z.literal("PdfInvoice"), orderReference, idempotencyKey }),
]);
export type CreatePayment = z.infer<typeof createPayment>;

export const createDirectSwish = z.strictObject({
  orderReference,
  idempotencyKey,
  device: z.enum(["computer", "phone"]),
});
export type CreateDirectSwish = z.infer<typeof createDirectSwish>;

export const pollPayment = z.strictObject({ orderReference, withQr: z.boolean().optional() });
export type PollPayment = z.infer<typeof pollPayment>;

export const cancelPaymentQuery = z.strictObject({ orderReference });

const payment = z.object({
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  reason: z.enum(failureReasons).nullable(),
  /** A duration, because the browser's clock may be wrong. */
  expiresInMs: z.int().nonnegative().nullable(),
  swish: z.object({ token: z.string(), qr: z.string().nullable() }).nullable(),
  cardPage: z.url().nullable(),
});
export type Payment = z.infer<typeof payment>;

/** `refused`: by the mail server for good. The receipt can be downloaded. */
const receiptStates = ["onItsWay", "sent", "refused"] as const;
export type ReceiptState = (typeof receiptStates)[number];

export const paymentAnswer = z.object({
  orderReference,
  shortOrderReference,
  kind: z.enum(orderKindNames),
  amount: sekSum,
  currency: z.literal(currency),
  paid: z.boolean(),
  /** The one that paid, else the latest. */
  payment: payment.nullable(),
  replaced: z.boolean(),
  /** Money that came although the order was paid or replaced. */
  givenBack: z.object({ amount: sekAmount, done: z.boolean() }).nullable(),
  /** Another payment, of this order or one it replaced, may still turn out to be paid. */
  otherOpen: z.boolean(),
  /** Masked: "b•••••@gmail.com". */
  receiptTo: z.string().nullable(),
  receipt: z.enum(receiptStates).nullable(),
});
export type PaymentAnswer = z.infer<typeof paymentAnswer>;
