import type { FastifyPluginCallback } from "fastify";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { banks } from "./banks.ts";
import { briteErrors, BriteRefusal } from "./errors.ts";
import type { BriteError } from "./errors.ts";
import { read } from "./request.ts";
import type { Brite } from "./service.ts";
import type { BriteSettings } from "./settings.ts";
import { accountObject, bankObject, kycObject, personOf, sessionObject } from "./wire.ts";

type Deps = { brite: Brite; settings: BriteSettings; faults: Faults; base: () => string };

const found = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new BriteRefusal("NotFound");
  return thing;
};

/** /brite/api: for merchants, by their access token. */
export const briteApi: FastifyPluginCallback<Deps> = (app, { brite, settings, faults, base }, done) => {
  const refuse = (error: BriteError) => ({
    ...{ error_name: error, error_message: briteErrors[error][1], state: "APPLICATION_ERROR" },
  });
  app.setErrorHandler((error, _request, reply) => {
    const name = error instanceof BriteRefusal ? error.error : "InvalidRequest";
    return reply.code(briteErrors[name][0]).send(refuse(name));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(400).send(refuse("NotFound")));
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
  /** The token is enough to read its session. */
  const openCalls: typeof calls = {
    "merchant.authorize": (body) => access.authorize(read("merchant.authorize", body)),
    "session.get_by_token": (body) =>
      sessionObject(found(sessions.findByToken(read("session.get_by_token", body).token))),
  };
  for (const [name, answer] of Object.entries({ ...calls, ...openCalls })) {
    app.post(`/${name}`, ({ body, headers }) => {
      const trouble = settings.strike(name);
      if (trouble !== undefined) throw new BriteRefusal(trouble);
      if (!Object.hasOwn(openCalls, name)) access.require(headers.authorization);
      return answer(body);
    });
  }
  done();
};
