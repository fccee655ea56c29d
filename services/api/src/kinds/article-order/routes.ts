import { articleOrderCall, articleOrderStateCall, articleStockCall } from "@hjarta-lunga/contract/calls/articles.ts";
import { articleOrder, articleOrderState, articleStock } from "@hjarta-lunga/contract/schemas/articles.ts";
import { orderReceipt, orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Published } from "../../platform/content/published.ts";
import type { Database } from "../../platform/database/connect.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { sendError } from "../../platform/http/errors.ts";
import type { Limits } from "../../platform/http/limits.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { mayMailFree } from "../../platform/mail/free-mail.ts";
import { isOrdered } from "../../ledger/orders/add-order.ts";
import type { PlaceOrder } from "../../ledger/orders/place-order.ts";
import { newArticleOrder } from "./new-article-order.ts";
import { articleOrderByReference, toState } from "./repository.ts";
import { stockLeft } from "./stock.ts";

type Deps = {
  db: Database;
  jobs: Jobs;
  limits: Limits;
  placeOrder: PlaceOrder;
  published: Published;
  documents: Pick<Documents, "drawsAll">;
};

const tags = ["Articles"];

export const articleRoutes: FastifyPluginCallbackZod<Deps> = (app, deps, done) => {
  const { db, limits, placeOrder, published } = deps;
  app.route({
    ...{ method: articleOrderCall.method, url: articleOrderCall.path },
    schema: {
      operationId: "registerArticleOrder",
      summary: "Make an order of articles",
      description:
        "As RegularGift/Add. `amount` is the sum with postage that the visitor saw. `articles_changed` when it is another " +
        "now (the new one is under `amount`), when it is too heavy to send (the most grams are under `weight`), or when some " +
        "cannot be had as shown: under `lines.<number>` it says `notOffered`, `soldOut`, `fewerLeft:<left>`, " +
        "`most:<in one order>`, `price:<new>`, or `waiting` where unpaid orders from the same network hold too many already. What is taken from the shelf is held while the order may be paid. What " +
        "costs nothing is confirmed at once, has no payment, and is mailed about so often for one network as a funeral needs.",
      tags,
      body: articleOrder,
      response: {
        200: orderReceipt.describe("The same order as before"),
        201: orderReceipt.describe("A new order"),
        ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { body } = request;
      const isMailed =
        body.amount > 0 || (await isOrdered(db, body.idempotencyKey)) || (await mayMailFree(limits, request));
      const order = newArticleOrder(body, { ...deps, network: limits.networkOf(request), isMailed });
      const { status, receipt } = await placeOrder(request, order);
      return reply.code(status).send(receipt);
    },
  });
  app.route({
    ...{ method: articleStockCall.method, url: articleStockCall.path },
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
    ...{ method: articleOrderStateCall.method, url: articleOrderStateCall.path },
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
  done();
};
