import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { problem } from "./codes.ts";
import { merchantOf } from "./merchant.ts";
import { isInstructionUuid, readPaymentRequest, readRefundRequest } from "./request.ts";
import type { Swish } from "./service.ts";
import { paymentObject, refundObject } from "./wire.ts";

type WithId = { Params: { id: string } };

const patchType = "application/json-patch+json";

const asksToCancel = (body: unknown): boolean => {
  if (!Array.isArray(body) || body.length !== 1) return false;
  const { op, path, value } = (body[0] ?? {}) as Record<string, unknown>;
  return op === "replace" && path === "/status" && value === "cancelled";
};

const onlyType = (type: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  const given = (request.headers["content-type"] ?? "").split(";")[0]?.trim();
  if (given !== type) await reply.code(415).send();
};

/** /swish-cpcapi: for merchants, by their certificate. */
export const commerceRoutes: FastifyPluginCallback<{ swish: Swish; faults: Faults }> = (
  app,
  { swish, faults },
  done,
) => {
  app.addHook("onRequest", async (request, reply) => {
    if (merchantOf(request) === undefined) await reply.code(401).send();
  });
  sufferFaults(app, faults, "swish");
  app.addContentTypeParser(patchType, { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => reply.code(error.statusCode ?? 500).send());
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());

  const locationOf = (request: FastifyRequest, kind: string, id: string) =>
    `https://${request.host}/swish-cpcapi/api/v1/${kind}/${id}`;

  app.put<WithId>(
    "/api/v2/paymentrequests/:id",
    { onRequest: onlyType("application/json") },
    async (request, reply) => {
      const { id } = request.params;
      const read = readPaymentRequest(request.body);
      if (!isInstructionUuid(id) || read === undefined) return reply.code(400).send();
      if ("problems" in read) return reply.code(422).send(read.problems.map(problem));
      if (read.payeeAlias !== merchantOf(request)) return reply.code(403).send();
      const made = swish.create(id, read);
      if (typeof made === "string") return reply.code(422).send([problem(made)]);
      if (made.token !== null) reply.header("PaymentRequestToken", made.token);
      return reply
        .code(201)
        .header("Location", locationOf(request, "paymentrequests", id))
        .send();
    },
  );

  app.get<WithId>("/api/v1/paymentrequests/:id", async (request, reply) => {
    const payment = swish.payments.find(request.params.id);
    if (payment?.id !== request.params.id) return reply.code(404).send([problem("RP04")]);
    return payment.payeeAlias === merchantOf(request) ? reply.send(paymentObject(payment)) : reply.code(403).send();
  });

  app.patch<WithId>("/api/v1/paymentrequests/:id", { onRequest: onlyType(patchType) }, async (request, reply) => {
    const { id } = request.params;
    if (!asksToCancel(request.body)) return reply.code(400).send();
    const payment = swish.payments.find(id);
    if (payment?.id !== id) return reply.code(404).send([problem("RP04")]);
    if (payment.payeeAlias !== merchantOf(request)) return reply.code(403).send();
    if (!swish.end(id, "CANCELLED")) return reply.code(422).send([problem("RP07")]);
    return paymentObject(swish.payments.find(id) ?? payment);
  });

  app.put<WithId>("/api/v2/refunds/:id", { onRequest: onlyType("application/json") }, async (request, reply) => {
    const { id } = request.params;
    const read = readRefundRequest(request.body);
    if (!isInstructionUuid(id) || read === undefined) return reply.code(400).send();
    if ("problems" in read) return reply.code(422).send(read.problems.map(problem));
    const made = swish.refund(id, read);
    if (typeof made === "string") return reply.code(422).send([problem(made)]);
    return reply
      .code(201)
      .header("Location", locationOf(request, "refunds", id))
      .send();
  });

  app.get<WithId>("/api/v1/refunds/:id", async (request, reply) => {
    const refund = swish.refunds.find(request.params.id);
    const original = refund && swish.payments.find(refund.paymentId);
    if (refund === undefined || original === undefined) return reply.code(404).send([problem("RP04")]);
    return original.payeeAlias === merchantOf(request)
      ? reply.send(refundObject(refund, original))
      : reply.code(403).send();
  });
  done();
};
