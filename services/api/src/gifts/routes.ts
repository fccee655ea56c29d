import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { orderReceipt, regularGift } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { errorResponses } from "../http/error-responses.ts";
import type { PlaceOrder } from "../orders/place-order.ts";
import { amountChecker } from "./amount-checker.ts";
import type { GiftLimits } from "./amount-checker.ts";

type Deps = { placeOrder: PlaceOrder; giftLimits: GiftLimits };

const kind = "regular_gift";

export const giftRoutes: FastifyPluginCallbackZod<Deps> = (app, { placeOrder, giftLimits }, done) => {
  const checkAmount = amountChecker(giftLimits, kind);
  app.route({
    method: regularGiftCall.method,
    url: regularGiftCall.path,
    schema: {
      operationId: "addRegularGift",
      summary: "Make the order of a one-off gift",
      description:
        "The first step of a gift; nothing is paid yet. The idempotency key is made by the visitor's first click: the " +
        "same key with the same body gives the same order again, with another body 409. `orderReference` is secret.",
      tags: ["Gifts"],
      body: regularGift,
      response: {
        200: orderReceipt.describe("The same order as before"),
        201: orderReceipt.describe("A new order"),
        ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { body } = request;
      const order = { ...body, kind, check: () => checkAmount(body.amount) } as const;
      const { status, receipt } = await placeOrder(request, order);
      return reply.code(status).send(receipt);
    },
  });
  done();
};
