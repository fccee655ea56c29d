import type { FastifyPluginCallback, FastifyReply, FastifyRequest, FastifyInstance } from "fastify";
import QRCode from "qrcode";
import { z } from "zod";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { callerOf } from "../http/tls.ts";
import { answerRefusals, Refusal } from "../http/answers.ts";
import { swishRefusal, outcomes, isOutcome } from "./codes.ts";
import { readPaymentRequest, readRefundRequest, requireInstructionUuid } from "./request.ts";
import type { Swish } from "./service.ts";
import { paymentObject, refundObject } from "./wire.ts";
import type { Parties } from "../parties.ts";
import { settingRoutes } from "../store/settings.ts";
import type { SwishPayment } from "./payments.ts";

type WithId = { Params: { id: string } };

const patchType = "application/json-patch+json";

const asksToCancel = (body: unknown): boolean => {
  if (!Array.isArray(body) || body.length !== 1) return false;
  const { op, path, value } = (body[0] ?? {}) as Record<string, unknown>;
  return op === "replace" && path === "/status" && value === "cancelled";
};

const onlyType = (type: string) => ({
  onRequest: (request: FastifyRequest, _reply: FastifyReply, next: (refusal?: Refusal) => void) => {
    const given = (request.headers["content-type"] ?? "").split(";")[0]?.trim();
    next(given === type ? undefined : new Refusal(415));
  },
});

const requireOwn = (request: FastifyRequest, payeeAlias: string) => {
  if (payeeAlias !== callerOf(request)) throw new Refusal(403);
};

/** /swish-cpcapi: for merchants, by their certificate. */
export const commerceRoutes: FastifyPluginCallback<{ swish: Swish; faults: Faults }> = (
  app,
  { swish, faults },
  done,
) => {
  const { payments, refunds } = swish;
  app.addHook("onRequest", (request, _reply, next) => {
    next(callerOf(request) === undefined ? new Refusal(401) : undefined);
  });
  sufferFaults(app, faults, "swish");
  app.addContentTypeParser(patchType, { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  answerRefusals(app, {
    notFound: new Refusal(404),
    other: ({ statusCode = 500 }) => new Refusal(statusCode),
  });

  const created = (request: FastifyRequest<WithId>, reply: FastifyReply, kind: "paymentrequests" | "refunds") =>
    reply
      .code(201)
      .header("Location", `https://${request.host}/swish-cpcapi/api/v1/${kind}/${request.params.id}`)
      .send();
  /** By its id alone, not by its token. */
  const ownPayment = (request: FastifyRequest<WithId>) => {
    const payment = payments.find(request.params.id);
    if (payment?.id !== request.params.id) throw swishRefusal(404, "RP04");
    requireOwn(request, payment.payeeAlias);
    return payment;
  };

  app.put<WithId>("/api/v2/paymentrequests/:id", onlyType("application/json"), (request, reply) => {
    const { id } = request.params;
    requireInstructionUuid(id);
    const read = readPaymentRequest(request.body);
    requireOwn(request, read.payeeAlias);
    const { token } = swish.create(id, read);
    if (token !== null) reply.header("PaymentRequestToken", token);
    return created(request, reply, "paymentrequests");
  });
  app.get<WithId>("/api/v1/paymentrequests/:id", (request) => paymentObject(ownPayment(request)));
  app.patch<WithId>("/api/v1/paymentrequests/:id", onlyType(patchType), (request) => {
    if (!asksToCancel(request.body)) throw new Refusal(400);
    const payment = ownPayment(request);
    if (!swish.end(payment.id, "CANCELLED")) throw swishRefusal(422, "RP07");
    return paymentObject(payments.find(payment.id) ?? payment);
  });

  app.put<WithId>("/api/v2/refunds/:id", onlyType("application/json"), (request, reply) => {
    requireInstructionUuid(request.params.id);
    swish.refund(request.params.id, readRefundRequest(request.body));
    return created(request, reply, "refunds");
  });
  app.get<WithId>("/api/v1/refunds/:id", (request) => {
    const refund = refunds.find(request.params.id);
    const original = refund && payments.find(refund.paymentId);
    if (refund === undefined || original === undefined) throw swishRefusal(404, "RP04");
    requireOwn(request, original.payeeAlias);
    return refundObject(refund, original);
  });
  done();
};

const commerce = z
  .object({
    token: z.string().min(1).max(200),
    format: z.enum(["svg", "png"]),
    size: z.int().min(300).max(2_000).optional(),
    border: z.int().min(0).max(20).default(4),
    transparent: z.boolean().default(false),
  })
  .refine(({ format, size }) => format === "svg" || size !== undefined, "size is needed");

const contentOf = (token: string) => `D${token}`;

/** /qrg-swish: draws codes for anybody who has a token. */
export const qrRoutes: FastifyPluginCallback<{ faults: Faults }> = (app, { faults }, done) => {
  sufferFaults(app, faults, "swishQr");
  app.post("/api/v1/commerce", async (request, reply) => {
    const { success, data } = commerce.safeParse(request.body);
    if (!success) return reply.code(400).send({ error: "Bad request" });
    const { token, format, size, border, transparent } = data;
    const look = { margin: border, color: { dark: "#000000ff", light: transparent ? "#ffffff00" : "#ffffffff" } };
    if (format === "svg") {
      const svg = await QRCode.toString(contentOf(token), { ...look, type: "svg" });
      return reply.type("image/svg+xml").send(svg);
    }
    const png = await QRCode.toBuffer(contentOf(token), { ...look, type: "png", width: size ?? 300 });
    return reply.type("image/png").send(png);
  });
  done();
};

type OnePayment = { Params: { idOrToken: string; outcome: string } };

/** /control: the token is there too, since a test has no camera. */
export const swishControl = (control: FastifyInstance, { swish }: Parties) => {
  const { payments, refunds } = swish;
  const withToken = (payment: SwishPayment) => ({ ...paymentObject(payment), token: payment.token });

  control.get<{ Querystring: { token?: string } }>("/swish/payments", ({ query }) => {
    if (query.token === undefined) return payments.newest(500).map(withToken);
    const payment = payments.find(query.token);
    return payment === undefined ? [] : [withToken(payment)];
  });
  control.post<OnePayment>("/swish/payments/:idOrToken/:outcome", async ({ params }, reply) => {
    const payment = payments.find(params.idOrToken);
    if (payment === undefined || !isOutcome(params.outcome)) return reply.code(404).send({ error: "not found" });
    const ended = swish.end(payment.id, outcomes[params.outcome]);
    return reply.code(ended ? 200 : 409).send(withToken(payments.find(payment.id) ?? payment));
  });
  settingRoutes(control, "/swish/times", swish.times);
  control.get("/ledger/swish", () =>
    payments.all().map((payment) => ({
      id: payment.id,
      reference: payment.payeePaymentReference,
      amountOre: payment.amountOre,
      state: payment.status,
      createdAt: payment.createdAt,
      paidAt: payment.paidAt,
      refundedOre: refunds.sumOre(payment.id),
    })),
  );
};
