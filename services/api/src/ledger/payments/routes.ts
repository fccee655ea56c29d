import * as schemas from "@hjarta-lunga/contract/schemas/payments.ts";
import type { CreateDirectSwish, CreatePayment } from "@hjarta-lunga/contract/schemas/payments.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { FastifyRequest } from "fastify";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { countedMailbox } from "../donors/mailbox.ts";
import type { PaymentService } from "./service.ts";

type Deps = { service: PaymentService; limits: RateLimiter };

const response = { 200: schemas.paymentAnswer.describe("The order, and the payment that counts") };
const tags = ["Payments"];

export const paymentRoutes: Routes<Deps> = (app, { service, limits }) => {
  const count = (request: FastifyRequest, given: CreatePayment | CreateDirectSwish) =>
    limits.take("payment", request, given.orderReference, () => service.isBegun(given));
  const begins = errorResponses(400, 404, 409, 413, 415, 429, 500, 503);

  app.route({
    ...at(paymentCalls.create),
    schema: {
      operationId: "createPayment",
      summary: "Pay an order by Swish to a number, or by card",
      description:
        "At most one payment of an order is alive: another one is refused with `payment_in_progress`. The same key with " +
        "the same body gives the same payment. `created` means that the provider has not answered yet: poll. " +
        "`order_withdrawn`: the customer has withdrawn from the purchase.",
      tags,
      body: schemas.createPayment,
      response: { ...response, ...begins },
    },
    handler: async (request) => {
      await count(request, request.body);
      // A phone or a mailbox counts too, whichever orders and addresses it is asked from.
      return service.create(request.body, {
        mobile: (mobile) => limits.take("swishNumber", request, mobile),
        invoice: (email) => limits.take("invoice", request, email === null ? null : countedMailbox(email)),
      });
    },
  });
  app.route({
    ...at(paymentCalls.createDirectSwish),
    schema: {
      operationId: "createDirectSwish",
      summary: "Pay an order by Swish with a code, or in the app on this phone",
      tags,
      body: schemas.createDirectSwish,
      response: { ...response, ...begins },
    },
    handler: async (request) => {
      await count(request, request.body);
      return service.createDirectSwish(request.body);
    },
  });
  app.route({
    ...at(paymentCalls.poll),
    schema: {
      operationId: "pollPayment",
      summary: "How does it stand with the payment of an order?",
      description: "Asks the provider now and then, and answers with what is known when the provider is slow.",
      tags,
      body: schemas.pollPayment,
      response: { ...response, ...errorResponses(400, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("poll", request, request.body.orderReference);
      return service.poll(request.body);
    },
  });
  app.route({
    ...at(paymentCalls.cancel),
    schema: {
      operationId: "cancelPayment",
      summary: "Give up the payment of an order that waits",
      description: "The provider is asked first: the answer may be that it was paid.",
      tags,
      querystring: schemas.cancelPaymentQuery,
      response: { ...response, ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request) => {
      const { orderReference } = request.query;
      await limits.take("payment", request, orderReference);
      return service.cancel(orderReference);
    },
  });
};
