import type { FastifyInstance, FastifyReply } from "fastify";
import { people } from "../bankid/people.ts";
import { breakWhenDown } from "../faults/suffer.ts";
import { sendPage } from "../http/page.ts";
import type { Parties } from "../parties.ts";
import { bankOf } from "./banks.ts";
import { endPage, sessionPage, unknownPage } from "./pages.ts";
import type { BriteSession } from "./sessions.ts";
import { hasEnded } from "./wire.ts";

type ByToken = { Params: { token: string } };
type Answered = ByToken & { Body: Partial<Record<"person" | "bank" | "whose" | "answer", string>> };

export const briteHosted = (app: FastifyInstance, { brite, faults }: Parties) => {
  breakWhenDown(app, faults, "brite");
  const after = (reply: FastifyReply, session: BriteSession) =>
    session.redirectUri === null ? sendPage(reply, endPage(session)) : reply.redirect(session.redirectUri, 303);

  app.get<ByToken>("/:token", async ({ params: { token } }, reply) => {
    const session = brite.sessions.findByToken(token);
    if (session === undefined) return sendPage(reply.code(404), unknownPage);
    return hasEnded(session) ? after(reply, session) : sendPage(reply, sessionPage(session));
  });
  app.post<Answered>("/:token", async ({ params: { token }, body }, reply) => {
    const session = brite.sessions.findByToken(token);
    if (session === undefined) return sendPage(reply.code(404), unknownPage);
    const { person = "", bank = "", whose, answer } = body;
    if (answer === "abort") brite.abort(session);
    else if (answer === "fail") brite.fail(session);
    else if (bankOf(bank) === undefined || !people.some(({ number }) => number === person))
      return sendPage(reply.code(422), sessionPage(session));
    else brite.choose(session, { person, bankId: bank, isOthers: whose === "other" });
    return after(reply, brite.sessions.findByToken(token) ?? session);
  });
};
