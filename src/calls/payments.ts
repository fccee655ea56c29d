import type {
  CreateDirectSwish,
  CreatePayment,
  PaymentAnswer,
  PollPayment,
} from "@hjarta-lunga/contract/schemas/payments.ts";
import type { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

/** Written out, or the schemas would come along. */
const paths: { [Call in keyof typeof paymentCalls]: (typeof paymentCalls)[Call]["path"] } = {
  create: "/api/Payments/Create",
  createDirectSwish: "/api/Payments/CreateDirectSwish",
  poll: "/api/Payments/Poll",
  cancel: "/api/Payments/Cancel",
};

async function ask(path: string, body: unknown, params?: { orderReference: string }): Promise<PaymentAnswer> {
  const { data } = await frontEndApi.post<PaymentAnswer>(path, body, { ...(params && { params }) });
  return isOrderAnswer(data) ? data : unreadable(path);
}

export const createPayment = (body: CreatePayment): Promise<PaymentAnswer> => ask(paths.create, body);

export const createDirectSwish = (body: CreateDirectSwish): Promise<PaymentAnswer> =>
  ask(paths.createDirectSwish, body);

export const pollPayment = (body: PollPayment): Promise<PaymentAnswer> => ask(paths.poll, body);

/** The answer may be that it was paid. */
export const cancelPayment = (orderReference: string): Promise<PaymentAnswer> =>
  ask(paths.cancel, undefined, { orderReference });
