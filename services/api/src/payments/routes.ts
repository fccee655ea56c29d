import {
  cancelPaymentQuery,
  createDirectSwish,
  createPayment,
  paymentAnswer,
  paymentCalls,
  pollPayment,
} from "@hjarta-lunga/contract/payments.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { errorResponses } from "../http/error-responses.ts";
import type { PaymentService } from "./service.ts";

type Deps = { service: PaymentService; limits: { payment: number; poll: number } };

const response = { 200: paymentAnswer.describe("The order, and the payment that counts") };
const tags = ["Payments"];

export const paymentRoutes: FastifyPluginCallbackZod<Deps> = (app, { service, limits }, done) => {
  const limited = (groupId: "payment" | "poll") => ({
    rateLimit: { max: limits[groupId], timeWindow: 60_000, groupId },
  });
  const begins = errorResponses(400, 404, 409, 413, 415, 429, 500, 503);

  app.route({
    ...{ method: paymentCalls.create.method, url: paymentCalls.create.path, config: limited("payment") },
    schema: {
      operationId: "createPayment",
      summary: "Pay an order by Swish to a number, or by card",
      description:
        "At most one payment of an order is alive: another one is refused with `payment_in_progress`. The same key with " +
        "the same body gives the same payment. `created` means that the provider has not answered yet: poll.",
      tags,
      body: createPayment,
      response: { ...response, ...begins },
    },
    handler: ({ body }) => service.create(body),
  });
  app.route({
    ...{ method: paymentCalls.createDirectSwish.method, url: paymentCalls.createDirectSwish.path },
    config: limited("payment"),
    schema: {
      operationId: "createDirectSwish",
      summary: "Pay an order by Swish with a code, or in the app on this phone",
      tags,
      body: createDirectSwish,
      response: { ...response, ...begins },
    },
    handler: ({ body }) => service.createDirectSwish(body),
  });
  app.route({
    ...{ method: paymentCalls.poll.method, url: paymentCalls.poll.path, config: limited("poll") },
    schema: {
      operationId: "pollPayment",
      summary: "How does it stand with the payment of an order?",
      description: "Asks the provider now and then, and answers with what is known when the provider is slow.",
      tags,
      body: pollPayment,
      response: { ...response, ...errorResponses(400, 404, 413, 415, 429, 500, 503) },
    },
    handler: ({ body }) => service.poll(body),
  });
  app.route({
    ...{ method: paymentCalls.cancel.method, url: paymentCalls.cancel.path, config: limited("payment") },
    schema: {
      operationId: "cancelPayment",
      summary: "Give up the payment of an order that waits",
      description: "The provider is asked first: the answer may be that it was paid.",
      tags,
      querystring: cancelPaymentQuery,
      response: { ...response, ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: ({ query }) => service.cancel(query.orderReference),
  });
  done();
};
