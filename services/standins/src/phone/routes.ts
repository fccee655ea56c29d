import type { FastifyInstance } from "fastify";
import { sendPage } from "../http/page.ts";
import type { Parties } from "../parties.ts";
import { outcomes } from "../swish/outcomes.ts";
import { isAnswer, openedPage, phonePage, unknownCodePage, waitingList } from "./pages.ts";
import { readCode, wayBack } from "./read-code.ts";

type Asked = { Querystring: { token?: string; callbackurl?: string; backTo?: string } };

export const phoneRoutes = (app: FastifyInstance, { swish }: Parties) => {
  const { payments } = swish;

  app.get<Asked>("/phone", async ({ query }, reply) => {
    if (query.token === undefined) return sendPage(reply, phonePage(payments.waiting()));
    const { token, backTo = wayBack(query.callbackurl ?? null) } = readCode(query.token);
    const payment = payments.find(token);
    return payment === undefined
      ? sendPage(reply.code(404), unknownCodePage)
      : sendPage(reply, openedPage(payment, backTo));
  });
  app.get("/phone/waiting", (_request, reply) => sendPage(reply, waitingList(payments.waiting())));

  app.post<{ Params: { id: string }; Body: { answer?: string; backTo?: string } }>(
    "/phone/:id",
    async ({ params, body }, reply) => {
      const payment = payments.find(params.id);
      if (payment === undefined) return sendPage(reply.code(404), unknownCodePage);
      const { answer = "", backTo = null } = body;
      if (isAnswer(answer)) swish.end(payment.id, outcomes[answer]);
      const query = new URLSearchParams({ token: payment.id });
      if (backTo !== null) query.set("callbackurl", backTo);
      return reply.redirect(`/phone?${query}`, 303);
    },
  );
};
