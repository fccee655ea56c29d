import type { CreateDirectSwish, CreatePayment, PaymentAnswer, PollPayment } from "../schemas/payments.ts";
import type { Call } from "./call.ts";

export const paymentCalls = {
  create: { method: "POST", path: "/api/Payments/Create", answers: { orderReference: "string" } } as Call<
    CreatePayment,
    PaymentAnswer
  >,
  createDirectSwish: {
    method: "POST",
    path: "/api/Payments/CreateDirectSwish",
    answers: { orderReference: "string" },
  } as Call<CreateDirectSwish, PaymentAnswer>,
  poll: { method: "POST", path: "/api/Payments/Poll", answers: { orderReference: "string" } } as Call<
    PollPayment,
    PaymentAnswer
  >,
  /** Asks the provider first: the answer may be that it was paid. */
  cancel: { method: "POST", path: "/api/Payments/Cancel", inUrl: true, answers: { orderReference: "string" } } as Call<
    { orderReference: string },
    PaymentAnswer
  >,
};

export const providerPaths = {
  swishCallback: "/api/Payments/Callback/Swish",
  mondidoCallback: "/api/Payments/Callback/Mondido",
  mondidoReturn: "/api/Payments/Return/Mondido",
} as const;
