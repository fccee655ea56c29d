import type { CreateDirectSwish, CreatePayment, PaymentAnswer, PollPayment } from "../schemas/payments.ts";
import { post } from "./call.ts";

export const paymentCalls = {
  create: post<CreatePayment, PaymentAnswer>("/api/Payments/Create", { orderReference: "string" }),
  createDirectSwish: post<CreateDirectSwish, PaymentAnswer>("/api/Payments/CreateDirectSwish", {
    orderReference: "string",
  }),
  poll: post<PollPayment, PaymentAnswer>("/api/Payments/Poll", { orderReference: "string" }),
  /** Asks the provider first: the answer may be that it was paid. */
  cancel: {
    ...post<{ orderReference: string }, PaymentAnswer>("/api/Payments/Cancel", { orderReference: "string" }),
    inUrl: true as const,
  },
};

export const providerPaths = {
  swishCallback: "/api/Payments/Callback/Swish",
  mondidoCallback: "/api/Payments/Callback/Mondido",
  mondidoReturn: "/api/Payments/Return/Mondido",
} as const;
