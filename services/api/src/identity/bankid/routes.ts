import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import {
  authenticateBankId,
  bankIdAnswer,
  bankIdOrder,
  pollBankId,
  signBankId,
} from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { readUtf8 } from "../../platform/http/utf8.ts";
import type { BankIdService } from "./service.ts";
import { giveSession, sessionOf } from "./session.ts";

type Deps = { service: BankIdService; limits: RateLimiter; isHttps: boolean };

const response = { 200: bankIdAnswer.describe("How it stands") };
const tags = ["BankID"];

export const bankIdRoutes: FastifyPluginCallbackZod<Deps> = (app, { service, limits, isHttps }, done) => {
  const sessions = (request: FastifyRequest, reply: FastifyReply) => ({
    before: sessionOf(request),
    renew: () => giveSession(reply, isHttps),
  });

  app.route({
    ...{ method: bankIdCalls.authenticate.method, url: bankIdCalls.authenticate.path },
    schema: {
      operationId: "authenticateBankId",
      summary: "Identify by BankID, for one purpose",
      description:
        "Gives the browser a new cookie, and all that follows works with it alone. What the same browser began before is " +
        "given up. `pending` with neither code nor links means that BankID has not answered yet: poll.",
      tags,
      body: authenticateBankId,
      response: { ...response, ...errorResponses(400, 413, 415, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      await limits.take("bankIdStart", request, null);
      return service.authenticate(request.body, request, sessions(request, reply));
    },
  });
  app.route({
    ...{ method: bankIdCalls.sign.method, url: bankIdCalls.sign.path },
    schema: {
      operationId: "signBankId",
      summary: "Sign by BankID what the API writes from the facts that are given",
      description:
        "With the token of an identification for the same purpose nobody else can sign. The answer's `text` is what the " +
        "app shows, in simple markdown. `changed_meanwhile` when the consent text is another than was read.",
      tags,
      body: signBankId,
      response: { ...response, ...errorResponses(400, 401, 409, 413, 415, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      await limits.take("bankIdStart", request, null);
      return service.sign(request.body, request, sessions(request, reply));
    },
  });
  app.route({
    ...{ method: bankIdCalls.poll.method, url: bankIdCalls.poll.path },
    schema: {
      operationId: "pollBankId",
      summary: "How does it stand, and what does the code look like this second?",
      description:
        "By `nonce` where the app has led back to. Another browser than the one that began hears `not_found`.",
      tags,
      body: pollBankId,
      response: { ...response, ...errorResponses(400, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      const { body } = request;
      await limits.take("bankIdPoll", request, body.order ?? body.nonce ?? null);
      return service.poll(body, request, sessionOf(request));
    },
  });
  done();
};

/** A page that is left can send plain text alone. */
export const bankIdCancelRoute: FastifyPluginCallbackZod<Deps> = (app, { service, limits }, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("text/plain", { parseAs: "buffer" }, (_request, bytes: Buffer, parsed) => {
    parsed(null, readUtf8(bytes).trim());
  });
  app.route({
    ...{ method: bankIdCalls.cancel.method, url: bankIdCalls.cancel.path },
    schema: {
      operationId: "cancelBankId",
      summary: "Give it up: the order's reference as plain text",
      description: "As often as wanted. What was finished before stays so.",
      tags,
      consumes: ["text/plain"],
      body: bankIdOrder,
      response: { ...response, ...errorResponses(400, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("bankIdPoll", request, request.body);
      return service.cancel(request.body, sessionOf(request));
    },
  });
  done();
};
