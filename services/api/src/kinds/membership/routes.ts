import { membershipCall, membershipCardCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { membershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import { orderReceipt, orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Published } from "../../platform/content/published.ts";
import type { Database } from "../../platform/database/connect.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { documentAnswer, documentFormats, formatQuery, sendDocument } from "../../platform/http/document-answer.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { sendError } from "../../platform/http/errors.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import type { PlaceOrder } from "../../ledger/orders/place-order.ts";
import type { MakeCard } from "./card.ts";
import { newMembership } from "./new-membership.ts";
import { isPaidMembership, membershipByReference } from "./repository.ts";

type Deps = { db: Database; limits: RateLimiter; placeOrder: PlaceOrder; published: Published; makeCard: MakeCard };

export const membershipRoutes: FastifyPluginCallbackZod<Deps> = (app, deps, done) => {
  const { db, limits, placeOrder, published, makeCard } = deps;
  app.route({
    ...{ method: membershipCall.method, url: membershipCall.path },
    schema: {
      operationId: "addMembership",
      summary: "Make the order of a year's membership",
      description:
        "As RegularGift/Add. `fee_changed` when the fee is another than `amount`: show the new one and ask again. Whoever " +
        "is a member already pays for the year that follows.",
      tags: ["Memberships"],
      body: membershipOrder,
      response: {
        200: orderReceipt.describe("The same order as before"),
        201: orderReceipt.describe("A new order"),
        ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { status, receipt } = await placeOrder(request, newMembership(request.body, published));
      return reply.code(status).send(receipt);
    },
  });
  app.route({
    ...{ method: membershipCardCall.method, url: membershipCardCall.path },
    schema: {
      operationId: "downloadMembershipCard",
      summary: "The card of a paid membership, as a tagged PDF or as a picture",
      description: "In the order's language. Whoever holds the order reference may download it.",
      tags: ["Memberships"],
      params: z.object({ orderReference }),
      querystring: formatQuery,
      response: {
        200: documentAnswer("The card", documentFormats),
        ...errorResponses(400, 404, 409, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { format } = request.query;
      await limits.take("receipt", request, request.params.orderReference);
      const membership = await membershipByReference(db, request.params.orderReference);
      if (!membership) return sendError(reply, "not_found");
      if (!isPaidMembership(membership)) return sendError(reply, "not_paid");
      return sendDocument(reply, { ...(await makeCard(membership, format, networkOf(request.ip))), format });
    },
  });
  done();
};
