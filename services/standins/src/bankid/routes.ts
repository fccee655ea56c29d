import type { FastifyPluginCallback, FastifyInstance } from "fastify";
import { z } from "zod";
import { relyingPartyName } from "../certificates.ts";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { callerOf } from "../http/tls.ts";
import { answerRefusals } from "../http/answers.ts";
import { strikeTrouble, settingRoutes } from "../store/settings.ts";
import { bankIdRefusal, readOrderRef, readStart, type Action } from "./request.ts";
import type { BankId } from "./service.ts";
import { collectAnswer, startAnswer } from "./wire.ts";
import type { Parties } from "../parties.ts";
import { sendPage } from "../http/page.ts";
import { bankIdPage, endPage, orderPage, waitingOrders } from "./pages.ts";

const operations = ["auth", "sign", "collect", "cancel"] as const;
const isStart = (operation: (typeof operations)[number]): operation is Action =>
  operation === "auth" || operation === "sign";

/** /rp/v6.0: for relying parties, by their certificate. */
export const bankIdApi: FastifyPluginCallback<{ bankId: BankId; faults: Faults }> = (app, { bankId, faults }, done) => {
  answerRefusals(app, {
    notFound: bankIdRefusal("notFound"),
    other: ({ statusCode }) => bankIdRefusal(statusCode === 415 ? "unsupportedMediaType" : "invalidParameters"),
  });
  app.addHook("onRequest", (request, _reply, next) => {
    next(callerOf(request) === relyingPartyName ? undefined : bankIdRefusal("unauthorized"));
  });
  sufferFaults(app, faults, "bankId");
  app.removeContentTypeParser("text/plain");

  const read = (operation: (typeof operations)[number], body: unknown) => {
    const trouble = strikeTrouble(bankId.trouble, operation);
    if (trouble !== undefined) throw bankIdRefusal(trouble.code);
    if (isStart(operation)) return startAnswer(bankId.start(readStart(operation, body)));
    const orderRef = readOrderRef(body);
    if (operation === "collect") return collectAnswer(bankId.collect(orderRef));
    bankId.cancel(orderRef);
    return {};
  };
  for (const operation of operations) {
    app.post(`/${operation}`, ({ body }) => read(operation, body));
    app.route({
      method: ["GET", "PUT", "PATCH", "DELETE"],
      url: `/${operation}`,
      handler: () => {
        throw bankIdRefusal("methodNotAllowed");
      },
    });
  }
  done();
};

const step = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("scan"), qr: z.string() }),
  z.strictObject({ do: z.literal("open"), autoStartToken: z.string() }),
  z.strictObject({ do: z.literal("hint"), orderRef: z.string(), hint: z.string() }),
  z.strictObject({ do: z.literal("fail"), orderRef: z.string(), hint: z.string() }),
  z.strictObject({
    ...{ do: z.literal("approve"), orderRef: z.string(), person: z.string().regex(/^\d{12}$/) },
    ip: z.string().default("127.0.0.1"),
  }),
]);
type Step = z.infer<typeof step>;

const take = (bankId: BankId, asked: Step): boolean => {
  switch (asked.do) {
    case "scan":
      return bankId.openByQr(asked.qr) !== undefined;
    case "open":
      return bankId.openByLink(asked.autoStartToken) !== undefined;
    case "hint":
      return bankId.hint(asked.orderRef, asked.hint);
    case "fail":
      return bankId.fail(asked.orderRef, asked.hint);
    case "approve":
      return bankId.approve(asked.orderRef, asked.person, asked.ip);
  }
};

/** /control: the secrets of codes are there too, since a test has no camera. */
export const bankIdControl = (control: FastifyInstance, { bankId }: Parties) => {
  control.get("/bankid/orders", bankId.orders.newest);
  control.post("/bankid/phone", ({ body }) => ({ done: take(bankId, step.parse(body)) }));
  settingRoutes(control, "/bankid/times", bankId.times);
  settingRoutes(control, "/bankid/trouble", bankId.trouble);
};

const notGenuine = "Koden gäller inte. Den byts varje sekund: skanna den som syns nu.";

export const bankIdPhone = (app: FastifyInstance, { bankId }: Parties) => {
  const start = (wrong?: string) => bankIdPage(bankId.orders.waiting(), wrong);

  app.get<{ Querystring: { autostarttoken?: string } }>("/bankid", async ({ query: { autostarttoken } }, reply) => {
    if (autostarttoken === undefined) return sendPage(reply, start());
    const order = bankId.openByLink(autostarttoken);
    if (order === undefined) return sendPage(reply.code(404), start("Länken gäller inte längre."));
    return reply.redirect(`/bankid/${order.id}`, 303);
  });
  app.post<{ Body: { qr?: string } }>("/bankid", async ({ body: { qr = "" } }, reply) => {
    const order = bankId.openByQr(qr);
    if (order === undefined) return sendPage(reply.code(400), start(notGenuine));
    return reply.redirect(`/bankid/${order.id}`, 303);
  });
  app.get("/bankid/waiting", (_request, reply) => sendPage(reply, waitingOrders(bankId.orders.waiting())));
  app.get<{ Params: { id: string } }>("/bankid/:id", async ({ params: { id } }, reply) => {
    bankId.show(id);
    const order = bankId.orders.find(id);
    if (order === undefined) return sendPage(reply.code(404), start("Det finns ingen sådan begäran."));
    return sendPage(reply, order.status === "pending" ? orderPage(order) : endPage(order));
  });
  app.post<{ Params: { id: string }; Body: { person?: string; answer?: string } }>(
    "/bankid/:id",
    async ({ params: { id }, body: { person = "", answer }, ip }, reply) => {
      if (answer === "approve") bankId.approve(id, person, ip);
      else bankId.reject(id);
      return reply.redirect(`/bankid/${id}`, 303);
    },
  );
};
