import { isResultCode, textOf } from "./codes.ts";
import type { SwishPayment, SwishRefund } from "./payments.ts";

const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
  timeZoneName: "longOffset",
});

/** "2026-11-21T13:05:00.123+0100", as the provider writes times. */
const swedishTime = (ms: number): string => {
  const by = Object.fromEntries(parts.formatToParts(ms).map(({ type, value }) => [type, value]));
  const offset = (by.timeZoneName ?? "").replace("GMT", "").replace("−", "-").replace(":", "");
  return `${by.year}-${by.month}-${by.day}T${by.hour}:${by.minute}:${by.second}.${by.fractionalSecond}${offset}`;
};

export const paymentObject = (payment: SwishPayment) => {
  const { errorCode } = payment;
  return {
    id: payment.id,
    payeePaymentReference: payment.payeePaymentReference,
    paymentReference: payment.paymentReference,
    callbackUrl: payment.callbackUrl,
    payerAlias: payment.payerAlias,
    payeeAlias: payment.payeeAlias,
    amount: payment.amountOre / 100,
    currency: "SEK",
    message: payment.message,
    status: payment.status,
    dateCreated: swedishTime(payment.createdAt),
    datePaid: payment.paidAt === null ? null : swedishTime(payment.paidAt),
    errorCode,
    errorMessage: errorCode !== null && isResultCode(errorCode) ? textOf(errorCode) : null,
    additionalInformation: null,
  };
};

export const refundObject = (refund: SwishRefund, original: SwishPayment) => ({
  id: refund.id,
  payerPaymentReference: refund.payerPaymentReference,
  originalPaymentReference: original.paymentReference,
  callbackUrl: refund.callbackUrl,
  payerAlias: original.payeeAlias,
  payeeAlias: original.payerAlias,
  amount: refund.amountOre / 100,
  currency: "SEK",
  message: refund.message,
  status: refund.status,
  dateCreated: swedishTime(refund.createdAt),
  datePaid: refund.paidAt === null ? null : swedishTime(refund.paidAt),
  errorCode: refund.status === "ERROR" ? "FF10" : null,
  errorMessage: refund.status === "ERROR" ? textOf("FF10") : null,
  additionalInformation: null,
});
