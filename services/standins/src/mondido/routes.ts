import type { FastifyInstance } from "fastify";
import { sufferFaults } from "../faults/suffer.ts";
import { answerRefusals } from "../http/answers.ts";
import type { Parties } from "../parties.ts";
import { mondidoRefusal, type MondidoError } from "./errors.ts";
import { sameText, refundObject } from "./wire.ts";
import { oreOf, readTransaction } from "./request.ts";
import { isOutcome, outcomes } from "./transactions.ts";

type Query = Record<string, string | undefined>;

const pageSize = 20;
const mostPerPage = 100;
const newestFirst = "id:desc";

const found = <Thing>(thing: Thing | undefined, otherwise: MondidoError): Thing => {
  if (thing === undefined) throw mondidoRefusal(otherwise);
  return thing;
};

const paging = (query: Query) => {
  const number = (text: string | undefined, other: number) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : other);
  return { limit: Math.min(number(query.limit, pageSize), mostPerPage), offset: number(query.offset, 0) };
};

const contentRange = (offset: number, shown: number, total: number) =>
  `items ${offset}-${Math.max(offset, offset + shown - 1)}/${total}`;

/** /mondido/v1: for the merchant, by its password. */
export const mondidoApi = (app: FastifyInstance, { mondido, faults, merchant }: Parties) => {
  const right = `Basic ${Buffer.from(`${merchant.merchantId}:${merchant.password}`).toString("base64")}`;
  const { transactions } = mondido;

  sufferFaults(app, faults, "mondido");
  app.addHook("onRequest", (request, _reply, next) => {
    const isMerchant = sameText(request.headers.authorization ?? "", right);
    next(isMerchant ? undefined : mondidoRefusal("errors.authentication.failed"));
  });
  answerRefusals(app, {
    notFound: mondidoRefusal("errors.not_found"),
    other: () => mondidoRefusal("errors.request.invalid"),
  });

  app.post("/transactions", ({ body }) => mondido.toWire(mondido.create(readTransaction(body, merchant))));
  app.get<{ Params: { id: string } }>("/transactions/:id", ({ params: { id } }) =>
    mondido.toWire(found(transactions.find(Number(id)), "errors.transaction.not_found")),
  );
  app.get<{ Querystring: Query }>("/transactions", ({ query }, reply) => {
    const { limit, offset } = paging(query);
    const paymentRef = query["filter[payment_ref]"];
    if (paymentRef !== undefined) {
      const transaction = transactions.findByRef(paymentRef);
      const list = transaction === undefined ? [] : [transaction];
      return reply.header("Content-Range", contentRange(0, list.length, list.length)).send(list.map(mondido.toWire));
    }
    const status = query["filter[status]"] ?? null;
    if ((query.order_by ?? newestFirst) !== newestFirst) throw mondidoRefusal("errors.request.invalid");
    const list = transactions.newest(limit, offset, status);
    reply.header("Content-Range", contentRange(offset, list.length, transactions.count(status)));
    return list.map(mondido.toWire);
  });

  app.post("/refunds", ({ body }) => {
    const { transaction_id: id = "", amount = "", reason = "" } = (body ?? {}) as Query;
    if (!/^\d{1,15}$/.test(id)) throw mondidoRefusal("errors.transaction_id.missing");
    if (!/^\d{1,9}\.\d{2}$/.test(amount)) throw mondidoRefusal("errors.amount.missing");
    if (reason === "") throw mondidoRefusal("errors.reason.missing");
    return refundObject(mondido.refund(Number(id), oreOf(amount), reason));
  });
  app.get<{ Params: { id: string } }>("/refunds/:id", ({ params: { id } }) =>
    refundObject(found(transactions.findRefund(Number(id)), "errors.not_found")),
  );
};

type OneTransaction = { Params: { refOrId: string; outcome: string } };

export const mondidoControl = (control: FastifyInstance, { mondido }: Parties) => {
  const { transactions } = mondido;

  control.get("/mondido/transactions", () => transactions.newest(500).map(mondido.toWire));
  control.post<OneTransaction>("/mondido/transactions/:refOrId/:outcome", async ({ params }, reply) => {
    const { refOrId, outcome } = params;
    const transaction = transactions.findByRef(refOrId) ?? transactions.find(Number(refOrId));
    if (transaction === undefined || !isOutcome(outcome)) return reply.code(404).send({ error: "not found" });
    const ended = mondido.end(transaction.id, outcomes[outcome]);
    return reply.code(ended ? 200 : 409).send(mondido.toWire(transactions.find(transaction.id) ?? transaction));
  });
  control.get("/ledger/mondido", () =>
    transactions.all().map((transaction) => ({
      id: String(transaction.id),
      reference: transaction.paymentRef,
      amountOre: transaction.amountOre,
      state: transaction.status,
      createdAt: transaction.createdAt,
      paidAt: transaction.status === "approved" ? transaction.processedAt : null,
      refundedOre: transactions.refundedOre(transaction.id),
    })),
  );
};
