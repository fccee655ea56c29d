import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { extraDrawReceipt, increaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { addedGift, mandateReceipt } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { regularGiftReceipt } from "@hjarta-lunga/contract/schemas/gifts.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { z } from "zod";
import type { Module } from "../module.ts";
import { giverRoutes } from "./giver-routes.ts";
import { giverTokens } from "./giver.ts";
import { giftMyData } from "./my-data.ts";
import { createAmountCheck } from "../../ledger/orders/new-order.ts";
import { regularGiftHandler } from "./handler.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import type { AddGift } from "../../ledger/orders/handler.ts";

const answer = z.union([regularGiftReceipt, orderReceipt, mandateReceipt, increaseReceipt, extraDrawReceipt]);

const giftRoutes: Routes<{ addGift: AddGift }> = (app, { addGift }) => {
  app.route({
    ...at(regularGiftCall),
    schema: {
      operationId: "addRegularGift",
      summary:
        "Make the order of a one-off gift, with a certificate or a gift card or without, add the mandate of a gift each month, raise it, or give extra",
      description:
        "The first step of a gift; nothing is paid yet. The idempotency key is made by the visitor's first click: the " +
        "same key with the same body gives the same order again, with another body 409. `orderReference` is secret. " +
        "A gift certificate or a gift card has words that are drawn: `validation_failed` under `document` for what cannot be. " +
        "A gift each month has been signed before: `unauthorized` for a signature that is not good for exactly this, " +
        "`changed_meanwhile` when the consent text is another than was read, `mandate_exists` when it would double one. " +
        "It is raised by a link that we sent: 404 when that is good no more, `changed_meanwhile` when the amount is " +
        "another than was shown, `unauthorized` when it moves more than a link may and the account's holder has not " +
        "identified for `linked_gift`. Something extra is given by such a link too: by Swish it is an order to pay, else a draw, " +
        "and `payment_in_progress` or `already_paid` when it is being given by Swish already.",
      tags: ["Gifts"],
      body: addedGift,
      response: {
        200: answer.describe("The same order, mandate, increase or draw as before"),
        201: answer.describe("A new order, mandate, increase or draw"),
        ...errorResponses(400, 401, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { status, receipt } = await addGift(request, request.body);
      return reply.code(status).send(receipt);
    },
  });
};

export const gift = {
  orders: { regular_gift: regularGiftHandler },
  gifts: ({ published, placeOrder, environment }) => {
    const tokens = giverTokens(environment.cardLinkSecret);
    const checkAmount = createAmountCheck(published.giftLimits, "regular_gift");
    return {
      regular_gift: async (request, body) => {
        const check = () => checkAmount(body.amount);
        const { status, receipt } = await placeOrder(request, { ...body, kind: "regular_gift", check });
        return { status, receipt: { ...receipt, giverToken: tokens.of(receipt.orderReference) } };
      },
    };
  },
  routes: [giftRoutes, giverRoutes],
  myData: () => giftMyData,
} satisfies Module;
