import { membershipCall, membershipCardCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { membershipOrder, type MembershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import { z } from "zod";
import { notForHousehold } from "@hjarta-lunga/contract/households.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import {
  at,
  errorResponses,
  documentAnswer,
  documentFormats,
  formatQuery,
  sendDocument,
  type Routes,
} from "../../platform/http/described-route.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { sendError } from "../../platform/http/errors.ts";
import { addOrderRoute } from "../../shared/order-route.ts";
import type { ModuleDeps } from "../module.ts";
import { createMakeCard } from "./card.ts";
import { isPaidMembership, membershipByReference } from "./repository.ts";
import type { Published } from "../../platform/content/published.ts";
import { membershipDetails } from "../../platform/database/tables/memberships.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";

const newMembership = (body: MembershipOrder, published: Published): NewOrder => {
  const { idempotencyKey, membership: code, amount, member, household, language, replaces } = body;
  const { street, postalCode, town, ...who } = member;
  const address = { street, postalCode, town };
  const kind = published.membershipKind(code);
  const name = kind?.name ?? "";
  return {
    kind: "membership_gift",
    ...{ idempotencyKey, amount, language, replaces },
    donor: { kind: "person", ...who },
    check: () => {
      if (!kind) throw new Refusal("validation_failed", { membership: "not published" });
      if (kind.yearlyFee !== amount) throw new Refusal("fee_changed");
      if (household.length > 0 && !kind.isForHousehold)
        throw new Refusal("validation_failed", { household: notForHousehold });
    },
    details: {
      content: [code, address, household],
      lines: [{ item: code, name, quantity: 1, priceOre: toOre(amount) }],
      addDetails: (tx, orderId) =>
        tx.insert(membershipDetails).values({ orderId, kindCode: code, kindName: name, ...address, household }),
    },
  };
};

export const membershipRoutes: Routes<ModuleDeps> = (app, deps) => {
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
    ...at(membershipCardCall),
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
};
