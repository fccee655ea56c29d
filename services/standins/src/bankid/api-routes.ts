import { TLSSocket } from "node:tls";
import type { FastifyPluginCallback, FastifyRequest } from "fastify";
import { relyingPartyName } from "../certificates/make.ts";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { bankIdErrors, BankIdRefusal } from "./errors.ts";
import { readOrderRef, readStart } from "./request.ts";
import type { Action } from "./request.ts";
import type { BankId } from "./service.ts";
import type { BankIdSettings } from "./settings.ts";
import { collectAnswer, startAnswer } from "./wire.ts";

const isRelyingParty = ({ raw: { socket } }: FastifyRequest): boolean =>
  socket instanceof TLSSocket && socket.authorized && socket.getPeerCertificate().subject.CN === relyingPartyName;

const operations = ["auth", "sign", "collect", "cancel"] as const;
const isStart = (operation: (typeof operations)[number]): operation is Action =>
  operation === "auth" || operation === "sign";

/** /rp/v6.0: for relying parties, by their certificate. */
export const bankIdApi: FastifyPluginCallback<{ bankId: BankId; settings: BankIdSettings; faults: Faults }> = (
  app,
  { bankId, settings, faults },
  done,
) => {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const read = error instanceof BankIdRefusal ? error.code : undefined;
    const code = read ?? (error.statusCode === 415 ? "unsupportedMediaType" : "invalidParameters");
    const [status, details] = bankIdErrors[code];
    if (code === "tooManyRequests")
      reply.headers({ "ratelimit-limit": 1, "ratelimit-remaining": 0, "ratelimit-reset": 1 });
    return reply.code(status).send({ errorCode: code, details: read === undefined ? details : error.message });
  });
  app.setNotFoundHandler(() => {
    throw new BankIdRefusal("notFound");
  });
  app.addHook("onRequest", async (request) => {
    await Promise.resolve();
    if (!isRelyingParty(request)) throw new BankIdRefusal("unauthorized");
  });
  sufferFaults(app, faults, "bankId");
  app.removeContentTypeParser("text/plain");

  const read = (operation: (typeof operations)[number], body: unknown) => {
    const trouble = settings.strike(operation);
    if (trouble !== undefined) throw new BankIdRefusal(trouble);
    if (isStart(operation)) {
      const start = readStart(operation, body);
      if (start === undefined) throw new BankIdRefusal("invalidParameters");
      return startAnswer(bankId.start(start));
    }
    const orderRef = readOrderRef(body);
    if (orderRef === undefined) throw new BankIdRefusal("invalidParameters");
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
        throw new BankIdRefusal("methodNotAllowed");
      },
    });
  }
  done();
};
