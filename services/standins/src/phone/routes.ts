import type { FastifyPluginCallback } from "fastify";
import { sendPage } from "../http/page.ts";
import { outcomes } from "../swish/outcomes.ts";
import type { Swish } from "../swish/service.ts";
import { isAnswer, openedPage, phonePage, unknownCodePage, waitingList } from "./pages.ts";
import { readCode, wayBack } from "./read-code.ts";

type Asked = { Querystring: { token?: string; callbackurl?: string; backTo?: string } };

/** /phone: plays the phone of whoever pays with Swish. */
export const phoneRoutes: FastifyPluginCallback<{ swish: Swish }> = (app, { swish }, done) => {
  const { payments } = swish;
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, parsed) => {
    parsed(null, Object.fromEntries(new URLSearchParams(String(text))));
  });

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
  done();
};
