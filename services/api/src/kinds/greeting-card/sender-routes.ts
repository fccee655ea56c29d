import {
  correctGreetingCardCall,
  greetingCardOrderCall,
  sendGreetingCardCall,
  stopGreetingCardCall,
  takeDownGreetingCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { senderTokenHeader } from "@hjarta-lunga/contract/calls/sender-token.ts";
import {
  greetingCardBySender,
  greetingCardCorrection,
  greetingCardOrderAnswer,
  greetingCardSending,
} from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { SenderTokens } from "../cards/sender-tokens.ts";
import type { Database } from "../../platform/database/connect.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { orderAnswer } from "./answers.ts";
import { greetingChanges } from "./change-card.ts";
import { cardByOrder } from "./repository.ts";

type Deps = { db: Database; jobs: Jobs; limits: Limits; tokens: SenderTokens; documents: Documents };

const tags = ["Greeting cards"];
const response = { 200: greetingCardOrderAnswer, ...errorResponses(400, 401, 404, 409, 410, 413, 415, 429, 500, 503) };

/** What its sender may see and do. */
export const greetingSenderRoutes: FastifyPluginCallbackZod<Deps> = (app, deps, done) => {
  const { db, limits } = deps;
  const { isSender, correct, send, stop, takeDown } = greetingChanges(deps);
  app.route({
    ...{ method: greetingCardOrderCall.method, url: greetingCardOrderCall.path },
    schema: {
      operationId: "greetingCardOfOrder",
      summary: "The card that an order made, as its sender sees it",
      description:
        "Also while it waits for its gift to be paid, and after it was taken down. Whoever holds the order reference may " +
        "see it; to change it, and to see where it is mailed to, takes the token of the sender's link. `bySender` says " +
        "whether the one in the header is good.",
      tags,
      params: z.object({ orderReference }),
      // What is no token is met like one that is good no more.
      headers: z.object({ [senderTokenHeader]: z.string().optional() }),
      response: { 200: greetingCardOrderAnswer, ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("poll", request, request.params.orderReference);
      const card = await cardByOrder(db, request.params.orderReference);
      if (!card) throw new Refusal("not_found");
      const token = request.headers[senderTokenHeader];
      return orderAnswer(db, card, token !== undefined && isSender(card, token));
    },
  });
  app.route({
    ...{ method: correctGreetingCardCall.method, url: correctGreetingCardCall.path },
    schema: {
      operationId: "correctGreetingCard",
      summary: "Change the words of a card",
      description:
        "Also of one that was sent: its link shows the new words, and no second mail goes. `version` is that of the card " +
        "as it was read; `changed_meanwhile` when it has been corrected since then. The same words again change nothing.",
      tags,
      body: greetingCardCorrection,
      response,
    },
    handler: async (request) => {
      await limits.take("cardChange", request, request.body.token);
      return orderAnswer(db, await correct(request.body), true);
    },
  });
  app.route({
    ...{ method: sendGreetingCardCall.method, url: sendGreetingCardCall.path },
    schema: {
      operationId: "sendGreetingCard",
      summary: "Say to whom a card is mailed, and when",
      description:
        "For the first time, or another address or day as long as it has not gone: `changed_meanwhile` after that. `on` is " +
        "a day at 8 in the morning in Sweden; null is at once.",
      tags,
      body: greetingCardSending,
      response,
    },
    handler: async (request) => {
      await limits.take("cardChange", request, request.body.token);
      await limits.take("cardSending", request, request.body.token);
      return orderAnswer(db, await send(request.body), true);
    },
  });
  app.route({
    ...{ method: stopGreetingCardCall.method, url: stopGreetingCardCall.path },
    schema: {
      operationId: "stopGreetingCard",
      summary: "Do not mail a card",
      description: "It stays open to whoever has its link. `changed_meanwhile` when it has gone.",
      tags,
      body: greetingCardBySender,
      response,
    },
    handler: async (request) => {
      await limits.take("cardChange", request, request.body.token);
      return orderAnswer(db, await stop(request.body), true);
    },
  });
  app.route({
    ...{ method: takeDownGreetingCardCall.method, url: takeDownGreetingCardCall.path },
    schema: {
      operationId: "takeDownGreetingCard",
      summary: "Take a card down, for good",
      description:
        "Nobody sees it any more, it is not mailed, and its sender's link is good no more. The same click again is " +
        "answered again.",
      tags,
      body: greetingCardBySender,
      response,
    },
    handler: async (request) => {
      await limits.take("cardChange", request, request.body.token);
      return orderAnswer(db, await takeDown(request.body), false);
    },
  });
  done();
};
