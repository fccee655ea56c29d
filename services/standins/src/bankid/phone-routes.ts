import type { FastifyInstance } from "fastify";
import { sendPage } from "../http/page.ts";
import type { Parties } from "../parties.ts";
import { bankIdPage, endPage, orderPage, waitingOrders } from "./pages.ts";

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
