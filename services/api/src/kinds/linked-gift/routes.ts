import { lookupIdentityCall, undoExtraCall, undoIncreaseCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import {
  extraUndoing,
  identityQuery,
  increaseUndoing,
  lookedUpIdentity,
  undoneExtra,
  undoneIncrease,
} from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { LinkDeps } from "./deps.ts";
import { createLookUpIdentity } from "./look-up-identity.ts";
import { createUndoExtra } from "./undo-extra.ts";
import { createUndo } from "./undo.ts";

const tags = ["Gift links"];

export const giftLinkRoutes: FastifyPluginCallbackZod<LinkDeps> = (app, deps, done) => {
  const { limits } = deps;
  const lookUp = createLookUpIdentity(deps);
  const undo = createUndo(deps);
  const undoExtra = createUndoExtra(deps);
  app.route({
    ...{ method: lookupIdentityCall.method, url: lookupIdentityCall.path },
    schema: {
      operationId: "lookupIdentity",
      summary: "What a link of ours opens",
      description:
        "A first name, the amount of today and what is suggested, when the link is good; else why it is not. One shape for " +
        "all: what we have not sent is `unknown`, whoever asks, so nobody learns who gives.",
      tags,
      querystring: identityQuery,
      response: { 200: lookedUpIdentity.describe("How the link stands"), ...errorResponses(400, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("giftLink", request, request.query.lookUpGuid);
      return lookUp(request.query);
    },
  });
  app.route({
    ...{ method: undoIncreaseCall.method, url: undoIncreaseCall.path },
    schema: {
      operationId: "undoIncrease",
      summary: "Set a raised gift back",
      description: "By the link in the mail that confirmed it, for a fortnight. The same click again is told the same.",
      tags,
      body: increaseUndoing,
      response: {
        200: undoneIncrease.describe("Whether it is undone"),
        ...errorResponses(400, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("giftLink", request, request.body.token);
      return undo(request.body);
    },
  });
  app.route({
    ...{ method: undoExtraCall.method, url: undoExtraCall.path },
    schema: {
      operationId: "undoExtra",
      summary: "Take back an extra gift that is to be drawn",
      description:
        "By the link in the mail that confirmed it, until the bank is told. The same click again is told the same.",
      tags,
      body: extraUndoing,
      response: {
        200: undoneExtra.describe("Whether it is undone"),
        ...errorResponses(400, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("giftLink", request, request.body.token);
      return undoExtra(request.body);
    },
  });
  done();
};
