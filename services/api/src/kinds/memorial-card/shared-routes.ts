import {
  candleCounterCall,
  lightCandleCall,
  memorialCardCall,
  memorialCardFileCall,
  reportMemorialCardCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import {
  cardFileQuery,
  cardQuery,
  counterAnswer,
  counterQuery,
  lightCandle,
  lightCandleAnswer,
  memorialCardAnswer,
} from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../module.ts";
import { sharedRoutes } from "../../shared/cards/shared-routes.ts";
import { memorialCardReports } from "../../platform/database/tables/memorial-cards.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { sharedAnswer } from "./answers.ts";
import { candleLighter } from "./candles.ts";
import type { CandleCounter } from "./counter.ts";
import { createMakeMemorialCard } from "./document.ts";
import { sharedCard, wordsOf } from "./repository.ts";

const tag = "Memorial cards";

export const sharedCardRoutes: FastifyPluginCallbackZod<ModuleDeps & { counter: CandleCounter }> = (
  app,
  deps,
  done,
) => {
  const { db, limits, counter, environment } = deps;
  const { see, download, report } = sharedRoutes(app, deps, {
    tag,
    find: (reference) => sharedCard(db, reference),
    referenceOf: ({ reference }: { reference: string }) => reference,
    answer: memorialCardAnswer,
    answerOf: (card) => sharedAnswer(db, card),
    wordsOf,
    makeFile: createMakeMemorialCard(deps),
    reports: memorialCardReports,
  });
  const lightOne = candleLighter({ db, bodyHashSecret: environment.bodyHashSecret });
  see(memorialCardCall, {
    operationId: "memorialCard",
    summary: "A memorial card by its shared reference",
    description:
      "Its words, how many candles burn on it, and who lit one and wishes to be named. 404 for a reference that is " +
      "unknown, or whose gift is not paid; 410 `taken_down` when its sender took it down or staff hid it.",
    querystring: cardQuery,
  });
  download(memorialCardFileCall, {
    operationId: "downloadMemorialCard",
    summary: "A memorial card as a tagged PDF or as a picture",
    querystring: cardFileQuery,
  });
  app.route({
    ...{ method: candleCounterCall.method, url: candleCounterCall.path },
    // The compiler has seen to it that it is a number: a check of each answer is felt at thousands a second.
    serializerCompiler: () => JSON.stringify,
    schema: {
      operationId: "candleCounter",
      summary: "How many candles burn",
      description:
        "On the card of the reference, or on all cards without one. A second or a few old: it is made to be asked again " +
        "and again, and counted by nobody's limit.",
      tags: [tag],
      querystring: counterQuery,
      response: { 200: counterAnswer, ...errorResponses(400, 404, 410, 500, 503) },
    },
    handler: ({ query: { reference } }) => {
      const kept = counter.kept(reference);
      if (kept !== undefined) return { candles: kept };
      const counted = reference === undefined ? counter.total() : counter.on(reference);
      return counted.then((candles) => ({ candles }));
    },
  });
  app.route({
    ...{ method: lightCandleCall.method, url: lightCandleCall.path },
    schema: {
      operationId: "lightCandle",
      summary: "Light a candle of one's own on somebody's card",
      description:
        "The name is shown on the card, unless it is left out. The same key with the same body is the same candle again, " +
        "with another body 409.",
      tags: [tag],
      body: lightCandle,
      response: { 200: lightCandleAnswer, ...errorResponses(400, 404, 409, 410, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      const { reference } = request.body;
      await limits.take("candle", request, reference);
      const lit = await lightOne(request.body);
      counter.forget(reference);
      return lit;
    },
  });
  report(reportMemorialCardCall, "reportMemorialCard");
  done();
};
