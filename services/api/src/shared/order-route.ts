import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { NewOrder } from "../ledger/orders/new-order.ts";
import type { PlaceOrder } from "../ledger/orders/place-order.ts";
import { at, errorResponses, type Call, type Described, type ZodApp } from "../platform/http/described-route.ts";

type OrderRoute<Body> = Described & {
  tag: string;
  body: z.ZodType<Body>;
  orderOf: (body: Body, request: FastifyRequest) => NewOrder | Promise<NewOrder>;
};

/** A route that makes an order of a body. The same order again is answered as the first time. */
export const addOrderRoute = <Body>(
  app: ZodApp,
  placeOrder: PlaceOrder,
  call: Call,
  { tag, body, orderOf, ...described }: OrderRoute<Body>,
) =>
  app.route({
    ...at(call),
    schema: {
      ...{ ...described, tags: [tag], body },
      response: {
        200: orderReceipt.describe("The same order as before"),
        201: orderReceipt.describe("A new order"),
        ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { status, receipt } = await placeOrder(request, await orderOf(request.body as Body, request));
      return reply.code(status).send(receipt);
    },
  });
