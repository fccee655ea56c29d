import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { greetingCardAdd } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../module.ts";
import { swedishTime } from "../../platform/database/swedish-time.ts";
import { createAmountCheck } from "../../ledger/orders/check-amount.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { newGreetingCard } from "./new-greeting-card.ts";

export const addGreetingRoute: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, placeOrder, published, documents } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "digital_greeting");
  app.route({
    ...{ method: greetingCardAddCall.method, url: greetingCardAddCall.path },
    schema: {
      operationId: "addGreetingCard",
      summary: "Make the order of a gift with a greeting card",
      description:
        "As RegularGift/Add. The card opens when it is paid, and its sender is sent the links. `validation_failed` also " +
        "for a design that cannot be chosen today in Sweden (`notOffered` of `campaignCode`), for a day that has gone or is " +
        "more than a year away (`notADay` of `delivery.on`), and for words that cannot be drawn. A day's mail goes at 8 " +
        "in the morning in Sweden.",
      tags: ["Greeting cards"],
      body: greetingCardAdd,
      response: {
        200: orderReceipt.describe("The same order as before"),
        201: orderReceipt.describe("A new order"),
        ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { day: today } = await swedishTime(db);
      const order = newGreetingCard(request.body, { today, published, documents, checkAmount });
      const { status, receipt } = await placeOrder(request, order);
      return reply.code(status).send(receipt);
    },
  });
  done();
};
