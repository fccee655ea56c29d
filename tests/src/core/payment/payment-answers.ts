import type { Payment, PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";

export const order = "7H4KX2MQ9TBVZ3NP5RWD";
export const shortOrder = "QT4M8VKX";

/** What the API says of an order of 250 kr. */
export const answerWith = (payment: Partial<Payment> | null, rest: Partial<PaymentAnswer> = {}): PaymentAnswer => ({
  orderReference: order,
  shortOrderReference: shortOrder,
  kind: "regular_gift",
  amount: 250,
  currency: "SEK",
  paid: payment?.state === "paid",
  payment:
    payment === null
      ? null
      : {
          method: "swishDirect",
          state: "waiting",
          reason: null,
          expiresInMs: null,
          swish: null,
          cardPage: null,
          ...payment,
        },
  replaced: false,
  givenBack: null,
  otherOpen: false,
  receiptTo: "b•••••@example.se",
  receipt: payment?.state === "paid" ? "onItsWay" : null,
  ...rest,
});
