import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { GiftKind } from "@hjarta-lunga/contract/gifts.ts";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import { orderReceipt, regularGift } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { errorResponses } from "../http/error-responses.ts";
import { Refusal } from "../http/refusal.ts";
import type { PlaceOrder } from "../orders/place-order.ts";

/** What a gift of a kind may be, as editors have set it. */
type GiftLimits = (kind: GiftKind) => { least: number; most: number };

type Deps = { placeOrder: PlaceOrder; giftLimits: GiftLimits };

const kind = "regular_gift";

/** Making a schema takes longer than using it: the one of now is kept until editors change the limits. */
const amountChecker = (giftLimits: GiftLimits) => {
  let known = { least: Number.NaN, most: Number.NaN, schema: amountWithin({ least: 0, most: 0 }) };
  return (given: number) => {
    const { least, most } = giftLimits(kind);
    if (known.least !== least || known.most !== most) known = { least, most, schema: amountWithin({ least, most }) };
    const amount = known.schema.safeParse(given);
    if (!amount.success) throw new Refusal("validation_failed", { amount: amount.error.issues[0]?.message ?? "" });
  };
};

export const giftRoutes: FastifyPluginCallbackZod<Deps> = (app, { placeOrder, giftLimits }, done) => {
  const checkAmount = amountChecker(giftLimits);
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
