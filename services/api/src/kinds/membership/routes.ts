import { membershipCall, membershipCardCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { membershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { networkOf } from "../../platform/http/client-network.ts";
import { documentAnswer, documentFormats, formatQuery, sendDocument } from "../../platform/http/document-answer.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { sendError } from "../../platform/http/errors.ts";
import { addOrderRoute } from "../../shared/order-route.ts";
import type { ModuleDeps } from "../module.ts";
import { createMakeCard } from "./card.ts";
import { newMembership } from "./new-membership.ts";
import { isPaidMembership, membershipByReference } from "./repository.ts";

export const membershipRoutes: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, limits, placeOrder, published } = deps;
  const makeCard = createMakeCard(deps);
  addOrderRoute(app, placeOrder, membershipCall, {
    operationId: "addMembership",
    summary: "Make the order of a year's membership",
    description:
      "As RegularGift/Add. `fee_changed` when the fee is another than `amount`: show the new one and ask again. Whoever " +
      "is a member already pays for the year that follows.",
    tag: "Memberships",
    body: membershipOrder,
    orderOf: (body) => newMembership(body, published),
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
