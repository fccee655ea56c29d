import { articleOrderCall, articleOrderStateCall, articleStockCall } from "@hjarta-lunga/contract/calls/articles.ts";
import { articleOrder, articleOrderState, articleStock } from "@hjarta-lunga/contract/schemas/articles.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import { z } from "zod";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { sendError } from "../../platform/http/errors.ts";
import { mayMailFree } from "../../platform/mail/outbox.ts";
import { isOrdered } from "../../ledger/orders/idempotency.ts";
import { addOrderRoute } from "../../shared/order-route.ts";
import type { ModuleDeps } from "../module.ts";
import { newArticleOrder } from "./new-article-order.ts";
import { articleOrderByReference, toState } from "./repository.ts";
import { stockLeft } from "./stock.ts";

const tag = "Articles";
const tags = [tag];

export const articleRoutes: Routes<ModuleDeps> = (app, deps) => {
  const { db, limits, placeOrder, published } = deps;
  addOrderRoute(app, placeOrder, articleOrderCall, {
    operationId: "registerArticleOrder",
    summary: "Make an order of articles",
    description:
      "As RegularGift/Add. `amount` is the sum with postage that the visitor saw. `articles_changed` when it is another " +
      "now (the new one is under `amount`), when it is too heavy to send (the most grams are under `weight`), or when some " +
      "cannot be had as shown: under `lines.<number>` it says `notOffered`, `soldOut`, `fewerLeft:<left>`, " +
      "`most:<in one order>`, `price:<new>`, or `waiting` where unpaid orders from the same network hold too many already. What is taken from the shelf is held while the order may be paid. What " +
      "costs nothing is confirmed at once, has no payment, and is mailed about so often for one network as a funeral needs.",
    tag,
    body: articleOrder,
    orderOf: async (body, request) => {
      const isMailed =
        body.amount > 0 || (await isOrdered(db, body.idempotencyKey)) || (await mayMailFree(limits, request));
      return newArticleOrder(body, { ...deps, network: limits.networkOf(request), isMailed });
    },
  });
  app.route({
    ...at(articleStockCall),
    schema: {
      operationId: "articleStock",
      summary: "Which articles there is little or nothing of",
      tags,
      response: { 200: articleStock.describe("Of all others there is enough"), ...errorResponses(429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("lookup", request, null);
      return stockLeft(db, published);
    },
  });
  app.route({
    ...at(articleOrderStateCall),
    schema: {
      operationId: "articleOrderState",
      summary: "What was ordered, and whether it is packed and sent",
      description: "Whoever holds the order reference may ask. Never who ordered it or where it goes.",
      tags,
      params: z.object({ orderReference }),
      response: { 200: articleOrderState.describe("The order"), ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      await limits.take("receipt", request, request.params.orderReference);
      const order = await articleOrderByReference(db, request.params.orderReference);
      if (!order || (order.paidAt === null && order.closedAt !== null)) return sendError(reply, "not_found");
      return toState(order);
    },
  });
};
