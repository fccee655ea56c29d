import { isResultCode, textOf } from "./codes.ts";
import type { SwishPayment } from "./payments.ts";
import type { SwishRefund } from "./refunds.ts";
import { swedishTime } from "./swedish-time.ts";

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
