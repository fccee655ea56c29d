import type { FastifyInstance, FastifyReply } from "fastify";
import { breakWhenDown } from "../faults/suffer.ts";
import { sendPage } from "../http/page.ts";
import type { Parties } from "../parties.ts";
import { cardOf, problemsOf, cardPage, endedPage, silentPage, unknownPage, type CardForm } from "./hosted-page.ts";
import { byCvv, outcomes, type Transaction } from "./transactions.ts";
import { returnUrl } from "./wire.ts";

type ByToken = { Params: { token: string } };

const emptyForm: CardForm = { holder: "", number: "", expires: "", cvv: "" };

const readCard = (body: unknown): CardForm => {
  const given = (body ?? {}) as Partial<Record<keyof CardForm, string>>;
  const { holder = "", number = "", expires = "", cvv = "" } = given;
  return { holder, number, expires, cvv };
};

export const hostedRoutes = (app: FastifyInstance, { mondido, faults, merchant }: Parties) => {
  breakWhenDown(app, faults, "mondido");
  const backFrom = (transaction: Transaction) => returnUrl(transaction, merchant);
  const found = (token: string) => mondido.transactions.findByPage(token);
  const missing = (reply: FastifyReply) => sendPage(reply.code(404), unknownPage);

  app.get<ByToken>("/:token", async ({ params }, reply) => {
    const transaction = found(params.token);
    if (transaction === undefined) return missing(reply);
    if (transaction.status !== "pending") return sendPage(reply, endedPage(backFrom(transaction)));
    return sendPage(reply, cardPage(transaction, emptyForm, {}));
  });

  app.get<ByToken>("/:token/cancel", async ({ params }, reply) => {
    const transaction = found(params.token);
    return transaction === undefined ? missing(reply) : reply.redirect(backFrom(transaction), 303);
  });

  app.post<ByToken>("/:token", async ({ params, body }, reply) => {
    const transaction = found(params.token);
    if (transaction === undefined) return missing(reply);
    if (transaction.status !== "pending") return sendPage(reply.code(409), endedPage(backFrom(transaction)));
    const form = readCard(body);
    const problems = problemsOf(form, (cvv) => Object.hasOwn(byCvv, cvv));
    if (Object.keys(problems).length > 0) return sendPage(reply.code(422), cardPage(transaction, form, problems));

    const outcome = byCvv[form.cvv.trim()];
    if (outcome === undefined || outcome === "never") return sendPage(reply, silentPage(transaction));
    mondido.end(transaction.id, outcomes[outcome], cardOf(form));
    return reply.redirect(backFrom(found(params.token) ?? transaction), 303);
  });
};
