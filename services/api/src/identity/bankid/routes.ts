import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { at, errorResponses, type Routes, type ZodApp } from "../../platform/http/described-route.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { readUtf8 } from "../../platform/http/utf8.ts";
import { createBankIdService, type BankIdService } from "./service.ts";
import { giveSession, sessionOf } from "./session.ts";
import { createBackground } from "../../ledger/payments/background.ts";
import { certificateState, createBankIdClient } from "./client.ts";
import type { BankIdDeps } from "./deps.ts";
import { createDrawQr } from "./answer.ts";

type Deps = { service: BankIdService; limits: RateLimiter; isHttps: boolean };

const response = { 200: schemas.bankIdAnswer.describe("How it stands") };
const tags = ["BankID"];

const bankIdRoutes: Routes<Deps> = (app, { service, limits, isHttps }) => {
  const sessions = (request: FastifyRequest, reply: FastifyReply) => ({
    before: sessionOf(request),
    renew: () => giveSession(reply, isHttps),
  });

  app.route({
    ...at(bankIdCalls.authenticate),
    schema: {
      operationId: "authenticateBankId",
      summary: "Identify by BankID, for one purpose",
      description:
        "Gives the browser a new cookie, and all that follows works with it alone. What the same browser began before is " +
        "given up. `pending` with neither code nor links means that BankID has not answered yet: poll.",
      tags,
      body: schemas.authenticateBankId,
      response: { ...response, ...errorResponses(400, 413, 415, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      await limits.take("bankIdStart", request, null);
      return service.authenticate(request.body, request, sessions(request, reply));
    },
  });
  app.route({
    ...at(bankIdCalls.sign),
    schema: {
      operationId: "signBankId",
      summary: "Sign by BankID what the API writes from the facts that are given",
      description:
        "With the token of an identification for the same purpose nobody else can sign. The answer's `text` is what the " +
        "app shows, in simple markdown. `changed_meanwhile` when the consent text is another than was read.",
      tags,
      body: schemas.signBankId,
      response: { ...response, ...errorResponses(400, 401, 409, 413, 415, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      await limits.take("bankIdStart", request, null);
      return service.sign(request.body, request, sessions(request, reply));
    },
  });
  app.route({
    ...at(bankIdCalls.poll),
    schema: {
      operationId: "pollBankId",
      summary: "How does it stand, and what does the code look like this second?",
      description:
        "By `nonce` where the app has led back to. Another browser than the one that began hears `not_found`.",
      tags,
      body: schemas.pollBankId,
      response: { ...response, ...errorResponses(400, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      const { body } = request;
      await limits.take("bankIdPoll", request, body.order ?? body.nonce ?? null);
      return service.poll(body, request, sessionOf(request));
    },
  });
};

/** A page that is left can send plain text alone. */
const bankIdCancelRoute: FastifyPluginCallbackZod<Deps> = (app, { service, limits }, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("text/plain", { parseAs: "buffer" }, (_request, bytes: Buffer, parsed) => {
    parsed(null, readUtf8(bytes).trim());
  });
  app.route({
    ...at(bankIdCalls.cancel),
    schema: {
      operationId: "cancelBankId",
      summary: "Give it up: the order's reference as plain text",
      description: "As often as wanted. What was finished before stays so.",
      tags,
      consumes: ["text/plain"],
      body: schemas.bankIdOrder,
      response: { ...response, ...errorResponses(400, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("bankIdPoll", request, request.body);
      return service.cancel(request.body, sessionOf(request));
    },
  });
  done();
};

type Given = Pick<BankIdDeps, "db" | "environment" | "limits" | "published" | "signedTexts">;

export const addBankId = async (app: ZodApp, given: Given) => {
  const { environment, limits } = given;
  const client = createBankIdClient(environment);
  const background = createBackground(app.log);
  app.addHook("onClose", async () => {
    await background.settle();
    await client.close();
  });
  const certificate = () => certificateState(environment.bankId.certFile);
  const tellCertificate = () => {
    const state = certificate();
    if (state !== "good") app.log.error({ state }, "the certificate for BankID is not as it should be");
  };
  app.addHook("onReady", (done) => {
    tellCertificate();
    done();
  });

  const service = createBankIdService({ ...given, client, drawQr: createDrawQr(), background, log: app.log });
  const deps = { service, limits, isHttps: environment.siteUrl.startsWith("https:") };
  bankIdRoutes(app, deps);
  await app.register(bankIdCancelRoute, deps);
  return { certificate, tellCertificate };
};
