import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { sufferFaults, breakWhenDown } from "../faults/suffer.ts";
import { answerRefusals } from "../http/answers.ts";
import type { Parties } from "../parties.ts";
import { strikeTrouble, settingRoutes } from "../store/settings.ts";
import { banks, accountObject, bankObject, kycObject, personOf, sessionObject, bankOf, hasEnded } from "./wire.ts";
import { briteRefusal, read } from "./request.ts";
import { people } from "../bankid/people.ts";
import { sendPage } from "../http/page.ts";
import { endPage, sessionPage, unknownPage } from "./pages.ts";
import type { BriteSession } from "./service.ts";

const found = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw briteRefusal("NotFound");
  return thing;
};

/** /brite/api: for merchants, by their access token. */
export const briteApi = (app: FastifyInstance, { brite, faults, base }: Parties) => {
  answerRefusals(app, { notFound: briteRefusal("NotFound"), other: () => briteRefusal("InvalidRequest") });
  sufferFaults(app, faults, "brite");

  const { access, sessions } = brite;
  const calls: Record<string, (body: unknown) => unknown> = {
    "session.create_authentication": (body) => {
      const { id, token } = brite.start(read("session.create_authentication", body));
      return { id, token, url: `${base()}/brite/session/${token}` };
    },
    "session.get": (body) => sessionObject(found(sessions.find(read("session.get", body).id))),
    "bank_account.get": (body) => found(accountObject(read("bank_account.get", body).id)),
    "kyc.get_latest": (body) => kycObject(found(personOf(read("kyc.get_latest", body).customer_id))),
    "bank.list": (body) => {
      read("bank.list", body);
      return { banks: banks.map(bankObject) };
    },
  };
  const openCalls: typeof calls = {
    "merchant.authorize": (body) => access.authorize(read("merchant.authorize", body)),
    "session.get_by_token": (body) =>
      sessionObject(found(sessions.findByToken(read("session.get_by_token", body).token))),
  };
  for (const [name, answer] of Object.entries({ ...calls, ...openCalls })) {
    app.post(`/${name}`, ({ body, headers }) => {
      const trouble = strikeTrouble(brite.trouble, name);
      if (trouble !== undefined) throw briteRefusal(trouble.error);
      if (!Object.hasOwn(openCalls, name)) access.require(headers.authorization);
      return answer(body);
    });
  }
};

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

const change = z.strictObject({
  state: z.number().int(),
  person: z
    .string()
    .regex(/^\d{12}$/)
    .nullable()
    .default(null),
  bankId: z.string().nullable().default(null),
  isOthers: z.boolean().default(false),
});

export const briteControl = (control: FastifyInstance, { brite }: Parties) => {
  control.get("/brite/sessions", () => brite.sessions.newest(200));
  control.get("/brite/access", () => brite.access.given());
  control.put<{ Params: { id: string } }>("/brite/sessions/:id", async ({ params: { id }, body }, reply) => {
    const session = brite.sessions.find(id);
    if (session === undefined) return reply.code(404).send({ error: "not found" });
    brite.set({ ...session, ...change.parse(body) });
    return brite.sessions.find(id);
  });
  settingRoutes(control, "/brite/times", brite.times);
  settingRoutes(control, "/brite/trouble", brite.trouble);
};
