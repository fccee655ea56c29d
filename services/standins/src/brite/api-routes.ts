import type { FastifyInstance } from "fastify";
import { sufferFaults } from "../faults/suffer.ts";
import { answerRefusals } from "../http/refusal.ts";
import type { Parties } from "../parties.ts";
import { strikeTrouble } from "../store/settings.ts";
import { banks } from "./banks.ts";
import { briteRefusal } from "./errors.ts";
import { read } from "./request.ts";
import { accountObject, bankObject, kycObject, personOf, sessionObject } from "./wire.ts";

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
