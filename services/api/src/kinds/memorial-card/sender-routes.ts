import {
  correctMemorialCardCall,
  memorialCardOrderCall,
  removeAllNamesCall,
  removeCandleNameCall,
  takeDownMemorialCardCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { senderTokenHeader } from "@hjarta-lunga/contract/calls/sender-token.ts";
import {
  allNamesRemoval,
  candleNameRemoval,
  cardCorrection,
  cardTakeDown,
  memorialCardOrderAnswer,
} from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../platform/database/connect.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { orderAnswer } from "./answers.ts";
import type { CheckCard } from "./check-card.ts";
import { createCardChanges } from "./change-card.ts";
import type { CandleCounter } from "./counter.ts";
import { cardByOrder } from "./repository.ts";
import type { SenderTokens } from "../cards/sender-tokens.ts";

type Deps = { db: Database; limits: Limits; counter: CandleCounter; tokens: SenderTokens; checkCard: CheckCard };

const tags = ["Memorial cards"];

/** What its sender may see and do. */
export const cardSenderRoutes: FastifyPluginCallbackZod<Deps> = (app, deps, done) => {
  const { db, limits, counter } = deps;
  const { isSender, correct, takeDown, removeName, removeAllNames } = createCardChanges(deps);
  app.route({
    ...{ method: memorialCardOrderCall.method, url: memorialCardOrderCall.path },
    schema: {
      operationId: "memorialCardOfOrder",
      summary: "The card that an order made, as its sender sees it",
      description:
        "Also while it waits for its gift to be paid, and after it was taken down. Whoever holds the order reference may " +
        "see it; to change it takes the token of the sender's link. `bySender` says whether the one in the header is good.",
      tags,
      params: z.object({ orderReference }),
      // What is no token is met like one that is good no more.
      headers: z.object({ [senderTokenHeader]: z.string().optional() }),
      response: { 200: memorialCardOrderAnswer, ...errorResponses(400, 404, 429, 500, 503) },
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
    ...{ method: correctMemorialCardCall.method, url: correctMemorialCardCall.path },
    schema: {
      operationId: "correctMemorialCard",
      summary: "Change the words of a card",
      description:
        "`version` is that of the card as it was read; `changed_meanwhile` when it has been corrected since then. The same " +
        "words again change nothing. `unauthorized` when the token is none, or is good no more.",
      tags,
      body: cardCorrection,
      response: {
        200: memorialCardOrderAnswer,
        ...errorResponses(400, 401, 404, 409, 410, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("cardChange", request, request.body.token);
      return orderAnswer(db, await correct(request.body), true);
    },
  });
  app.route({
    ...{ method: takeDownMemorialCardCall.method, url: takeDownMemorialCardCall.path },
    schema: {
      operationId: "takeDownMemorialCard",
      summary: "Take a card down, for good",
      description:
        "Nobody sees it any more, and its sender's link is good no more. The same click again is answered again.",
      tags,
      body: cardTakeDown,
      response: { 200: memorialCardOrderAnswer, ...errorResponses(400, 401, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("cardChange", request, request.body.token);
      const card = await takeDown(request.body);
      counter.forget(card.reference);
      return orderAnswer(db, card, false);
    },
  });
  app.route({
    ...{ method: removeCandleNameCall.method, url: removeCandleNameCall.path },
    schema: {
      operationId: "removeCandleName",
      summary: "Take a name from a candle that somebody else lit",
      description: "The candle stays and is counted. 404 when there is no such candle on the card.",
      tags,
      body: candleNameRemoval,
      response: { 200: memorialCardOrderAnswer, ...errorResponses(400, 401, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("cardChange", request, request.body.token);
      return orderAnswer(db, await removeName(request.body), true);
    },
  });
  app.route({
    ...{ method: removeAllNamesCall.method, url: removeAllNamesCall.path },
    schema: {
      operationId: "removeAllNames",
      summary: "Take the names from all candles that others have lit so far",
      description: "The candles stay and are counted. Names of candles that are lit afterwards are shown.",
      tags,
      body: allNamesRemoval,
      response: { 200: memorialCardOrderAnswer, ...errorResponses(400, 401, 404, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("cardChange", request, request.body.token);
      return orderAnswer(db, await removeAllNames(request.body), true);
    },
  });
  done();
};
