import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { ask, asking } from "./ask.ts";

export const createPayment = asking(paymentCalls.create);
export const createDirectSwish = asking(paymentCalls.createDirectSwish);
export const pollPayment = asking(paymentCalls.poll);

/** The answer may be that it was paid. */
export const cancelPayment = (orderReference: string) => ask(paymentCalls.cancel, { orderReference });
