import { memorialGiftCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { memorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../module.ts";
import { createAmountCheck } from "../../ledger/orders/check-amount.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { lookUpFuneral } from "./funerals.ts";
import { newMemorialGift } from "./new-memorial-gift.ts";

export const memorialGiftRoutes: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, placeOrder, published, documents } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "memorial_gift");
  app.route({
    ...{ method: memorialGiftCall.method, url: memorialGiftCall.path },
    schema: {
      operationId: "addMemorialGift",
      summary: "Make the order of a gift in memory of somebody",
      description:
        "As RegularGift/Add. `validation_failed` also for a sheet that cannot be drawn, under the field of the sheet; for a " +
        "parlour that is not in the register or takes no sheets by e-mail, under `funeral.parlor`; and for a funeral " +
        "that is too soon for the delivery, under `funeral.day`: a parlour has the sheet by 15 on a working day before it, " +
        "and a letter takes four. Days and hours are those of Sweden.",
      tags: ["Memorial gifts"],
      body: memorialGift,
      response: {
        200: orderReceipt.describe("The same order as before"),
        201: orderReceipt.describe("A new order"),
        ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { body } = request;
      const funeral = await lookUpFuneral(db, body.funeral);
      const order = newMemorialGift(body, { funeral, checkAmount, documents });
      const { status, receipt } = await placeOrder(request, order);
      return reply.code(status).send(receipt);
    },
  });
  done();
};
