import { createHash, timingSafeEqual } from "node:crypto";
import { providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorResponses } from "../../platform/http/described-route.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { readForm } from "../../platform/http/utf8.ts";
import { oreFromDecimal } from "../providers/call.ts";
import { incomingHashHolds } from "../providers/mondido-protocol.ts";
import { methodOf, type PaymentDeps } from "./deps.ts";
import { findByProviderReference, findSurplusSettledAs, type PaymentRow } from "./repository.ts";
import { handleRefundNews } from "./refund.ts";
import type { PaymentService } from "./service.ts";

type Deps = { deps: PaymentDeps; service: PaymentService; limits: RateLimiter };

/** A body only says of which payment there is news; what the news is, we ask for ourselves. */
const swishNews = z.looseObject({
  id: z.string().regex(/^[0-9A-F]{32}$/),
  originalPaymentReference: z.string().max(64).optional(),
});
const cardNews = z.looseObject({
  payment_ref: z.string().regex(/^[0-9A-Z]{12}$/),
  status: z.string().min(1).max(40),
  /** Mondido's own word for the amount, which its hash is of: not ours, where they differ. */
  amount: oreFromDecimal.optional(),
  response_hash: z.string().max(64),
});
const heard = z.object({}).describe("Heard");

const digest = (text: string) => createHash("sha256").update(text).digest();
export const sameSecret = (given: string, right: string | null): boolean =>
  right !== null && timingSafeEqual(digest(given), digest(right));

export const callbackRoutes: FastifyPluginCallbackZod<Deps> = (app, { deps, service, limits }, done) => {
  const hasNewsAt = (path: string, { method }: PaymentRow) => methodOf(deps, method).callbackPath === path;

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, body: Buffer, parsed) => parsed(null, readForm(body)),
  );

  app.post(
    providerPaths.swishCallback,
    {
      schema: {
        operationId: "swishCallback",
        summary: "Swish has news of a payment",
        tags: ["Providers"],
        body: swishNews,
        response: { 200: heard, ...errorResponses(400, 401, 404, 413, 415, 429, 500, 503) },
      },
    },
    async (request) => {
      const { body, headers, log } = request;
      await limits.take("callback", request, body.id);
      const payment = await findByProviderReference(deps.db, body.id);
      if (!payment || !hasNewsAt(providerPaths.swishCallback, payment)) {
        const original = body.originalPaymentReference;
        const refunded = original === undefined ? undefined : await findSurplusSettledAs(deps.db, original);
        if (!refunded) throw new Refusal("not_found");
        await handleRefundNews(deps, refunded, body.id);
        return {};
      }
      const secret = headers.callbackidentifier;
      if (typeof secret !== "string" || !sameSecret(secret, payment.callbackSecret)) {
        log.warn({ paymentId: payment.id }, "a callback without the payment's secret");
        throw new Refusal("unauthorized");
      }
      await service.handleCallback(payment);
      return {};
    },
  );

  app.post(
    providerPaths.mondidoCallback,
    {
      schema: {
        operationId: "mondidoCallback",
        summary: "Mondido has news of a card payment",
        tags: ["Providers"],
        body: cardNews,
        response: { 200: heard, ...errorResponses(400, 401, 404, 413, 415, 429, 500, 503) },
      },
    },
    async (request) => {
      const { body, log } = request;
      await limits.take("callback", request, body.payment_ref);
      const payment = await findByProviderReference(deps.db, body.payment_ref);
      if (!payment || !hasNewsAt(providerPaths.mondidoCallback, payment)) throw new Refusal("not_found");
      const { providerReference: paymentRef } = payment;
      const { amount: amountOre = payment.amountOre, status, response_hash: hash } = body;
      const webhook = { paymentRef, amountOre, status, hash };
      if (!incomingHashHolds(deps.environment.mondido, webhook)) {
        log.warn({ paymentId: payment.id }, "a webhook whose hash does not hold");
        throw new Refusal("unauthorized");
      }
      await service.handleCallback(payment);
      return {};
    },
  );
  done();
};
