import { providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { isOrderKind, orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { orders } from "../../platform/database/tables/orders.ts";
import type { Routes } from "../../platform/http/described-route.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { incomingHashHolds } from "../providers/mondido-protocol.ts";
import { sameSecret } from "./callbacks.ts";
import { methodOf, type PaymentDeps } from "./deps.ts";
import { findPayment, type PaymentRow } from "./repository.ts";
import type { PaymentService } from "./service.ts";

type Deps = { deps: PaymentDeps; service: PaymentService; limits: RateLimiter };

/** `payment`, `key` and `left` are ours, in the URL that we gave; the rest is Mondido's, and missing when the visitor goes back. */
const comingBack = z.object({
  payment: z.uuid(),
  key: z.string().max(64),
  left: z.literal("1").optional(),
  status: z.string().max(40).optional(),
  hash: z.string().max(64).optional(),
});

type ComingBack = z.infer<typeof comingBack>;

const holds = (deps: PaymentDeps, payment: PaymentRow, { key, status, hash }: ComingBack): boolean => {
  const isMondidos = methodOf(deps, payment.method).callbackPath === providerPaths.mondidoCallback;
  if (!isMondidos || !sameSecret(key, payment.callbackSecret)) return false;
  if (status === undefined && hash === undefined) return true;
  const { providerReference: paymentRef, amountOre } = payment;
  return incomingHashHolds(deps.environment.mondido, { paymentRef, amountOre, status: status ?? "", hash: hash ?? "" });
};

export const cardReturnRoute: Routes<Deps> = (app, { deps, service, limits }) => {
  const find = async (given: ComingBack | undefined): Promise<PaymentRow | undefined> => {
    const payment = given && (await findPayment(deps.db, given.payment));
    return payment && holds(deps, payment, given) ? payment : undefined;
  };
  app.get(
    providerPaths.mondidoReturn,
    {
      schema: {
        operationId: "mondidoReturn",
        summary: "The visitor comes back from the card page",
        tags: ["Providers"],
      },
    },
    async (request, reply) => {
      const given = comingBack.safeParse(request.query).data;
      const payment = await find(given);
      if (!payment) return reply.redirect(`${deps.environment.siteUrl}${routes.gift.href()}`, 303);
      // Who comes back too often is led on all the same; only the provider is not asked.
      const isKnown = payment.state === "paid" && [undefined, "approved"].includes(given?.status);
      if (!isKnown && (await limits.secondsToWait("payment", request, payment.id)) === null)
        await (given?.left === "1" && payment.state !== "paid"
          ? service.leaveCardPage(payment)
          : service.handleCallback(payment));
      const [order] = await deps.db
        .select({ kind: orders.kind, reference: orders.reference, language: orders.language })
        .from(orders)
        .where(eq(orders.id, payment.orderId));
      const path =
        order && isOrderKind(order.kind) ? orderHref(order.kind, order.reference, order.language) : routes.gift.href();
      return reply.redirect(`${deps.environment.siteUrl}${path}`, 303);
    },
  );
};
