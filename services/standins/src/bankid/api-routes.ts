import type { FastifyPluginCallback } from "fastify";
import { relyingPartyName } from "../certificates/make.ts";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { callerOf } from "../http/caller.ts";
import { answerRefusals } from "../http/refusal.ts";
import { strikeTrouble } from "../store/settings.ts";
import { bankIdRefusal } from "./errors.ts";
import { readOrderRef, readStart } from "./request.ts";
import type { Action } from "./request.ts";
import type { BankId } from "./service.ts";
import { collectAnswer, startAnswer } from "./wire.ts";

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
