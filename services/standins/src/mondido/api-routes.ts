import type { FastifyPluginCallback, FastifyReply } from "fastify";
import type { Environment } from "../environment.ts";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { errorOf } from "./errors.ts";
import type { MondidoError } from "./errors.ts";
import { readForm } from "./form-body.ts";
import { sameText } from "./hash.ts";
import { oreOf, readTransaction } from "./request.ts";
import type { Mondido } from "./service.ts";
import { refundObject } from "./wire.ts";

type Deps = { mondido: Mondido; faults: Faults; merchant: Environment["mondido"] };
type Query = Record<string, string | undefined>;

const pageSize = 20;
const mostPerPage = 100;
const newestFirst = "id:desc";

const refuse = (reply: FastifyReply, name: MondidoError) => {
  const { status, body } = errorOf(name);
  return reply.code(status).send(body);
};

const paging = (query: Query) => {
  const number = (text: string | undefined, other: number) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : other);
  return { limit: Math.min(number(query.limit, pageSize), mostPerPage), offset: number(query.offset, 0) };
};

const contentRange = (offset: number, shown: number, total: number) =>
  `items ${offset}-${Math.max(offset, offset + shown - 1)}/${total}`;

/** /mondido/v1: for the merchant, by its password. */
export const mondidoApi: FastifyPluginCallback<Deps> = (app, { mondido, faults, merchant }, done) => {
  const right = `Basic ${Buffer.from(`${merchant.merchantId}:${merchant.password}`).toString("base64")}`;
  const { transactions } = mondido;

  sufferFaults(app, faults, "mondido");
  app.addHook("onRequest", async (request, reply) => {
    if (!sameText(request.headers.authorization ?? "", right)) await refuse(reply, "errors.authentication.failed");
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, parsed) => {
    parsed(null, readForm(String(text)));
  });
  app.setErrorHandler((_error, _request, reply) => refuse(reply, "errors.request.invalid"));
  app.setNotFoundHandler((_request, reply) => refuse(reply, "errors.not_found"));

  app.post("/transactions", async (request, reply) => {
    const read = readTransaction(request.body, merchant);
    if (typeof read === "string") return refuse(reply, read);
    const made = mondido.create(read);
    return typeof made === "string" ? refuse(reply, made) : mondido.toWire(made);
  });

  app.get<{ Params: { id: string } }>("/transactions/:id", async (request, reply) => {
    const transaction = transactions.find(Number(request.params.id));
    return transaction === undefined ? refuse(reply, "errors.transaction.not_found") : mondido.toWire(transaction);
  });

  app.get<{ Querystring: Query }>("/transactions", async (request, reply) => {
    const { limit, offset } = paging(request.query);
    const paymentRef = request.query["filter[payment_ref]"];
    if (paymentRef !== undefined) {
      const transaction = transactions.findByRef(paymentRef);
      const found = transaction === undefined ? [] : [transaction];
      return reply.header("Content-Range", contentRange(0, found.length, found.length)).send(found.map(mondido.toWire));
    }
    const status = request.query["filter[status]"] ?? null;
    const { order_by: order = newestFirst } = request.query;
    if (order !== newestFirst) return refuse(reply, "errors.request.invalid");
    const found = transactions.newest(limit, offset, status);
    reply.header("Content-Range", contentRange(offset, found.length, transactions.count(status)));
    return found.map(mondido.toWire);
  });

  app.post("/refunds", async (request, reply) => {
    const form = (request.body ?? {}) as Query;
    if (!/^\d{1,15}$/.test(form.transaction_id ?? "")) return refuse(reply, "errors.transaction_id.missing");
    if (!/^\d{1,9}\.\d{2}$/.test(form.amount ?? "")) return refuse(reply, "errors.amount.missing");
    if (!form.reason) return refuse(reply, "errors.reason.missing");
    const made = mondido.refund(Number(form.transaction_id), oreOf(form.amount ?? ""), form.reason);
    return typeof made === "string" ? refuse(reply, made) : refundObject(made);
  });

  app.get<{ Querystring: Query }>("/refunds", (request) => {
    const { limit, offset } = paging(request.query);
    return transactions.refunds(limit, offset).map(refundObject);
  });

  app.get<{ Params: { id: string } }>("/refunds/:id", async (request, reply) => {
    const refund = transactions.findRefund(Number(request.params.id));
    return refund === undefined ? refuse(reply, "errors.not_found") : refundObject(refund);
  });
  done();
};
