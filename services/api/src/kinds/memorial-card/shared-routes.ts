import * as calls from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { ModuleDeps } from "../module.ts";
import { sharedRoutes } from "../../shared/cards/shared-routes.ts";
import { memorialCardReports } from "../../platform/database/tables/cards.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { sharedAnswer } from "./answers.ts";
import { candleLighter } from "./candles.ts";
import type { CandleCounter } from "./counter.ts";
import { createMakeMemorialCard } from "./document.ts";
import { sharedCard, memorialCardOf } from "./repository.ts";

const tag = "Memorial cards";

export const sharedCardRoutes: Routes<ModuleDeps & { counter: CandleCounter }> = (app, deps) => {
  const { db, limits, counter, environment } = deps;
  const { see, download, report } = sharedRoutes(app, deps, {
    tag,
    find: (reference) => sharedCard(db, reference),
    referenceOf: ({ reference }: { reference: string }) => reference,
    answer: schemas.memorialCardAnswer,
    answerOf: (card) => sharedAnswer(db, card),
    contentOf: memorialCardOf,
    makeFile: createMakeMemorialCard(deps),
    reports: memorialCardReports,
  });
  const lightOne = candleLighter({ db, bodyHashSecret: environment.bodyHashSecret });
  see(calls.memorialCardCall, {
    operationId: "memorialCard",
    summary: "A memorial card by its shared reference",
    description:
      "Its words, how many candles burn on it, and who lit one and wishes to be named. 404 for a reference that is " +
      "unknown, or whose gift is not paid; 410 `taken_down` when its sender took it down or staff hid it.",
    querystring: schemas.cardQuery,
  });
  download(calls.memorialCardFileCall, {
    operationId: "downloadMemorialCard",
    summary: "A memorial card as a tagged PDF or as a picture",
    querystring: schemas.cardFileQuery,
  });
  app.route({
    ...at(calls.candleCounterCall),
    // The compiler has seen to it that it is a number: a check of each answer is felt at thousands a second.
    serializerCompiler: () => JSON.stringify,
    schema: {
      operationId: "candleCounter",
      summary: "How many candles burn",
      description:
        "On the card of the reference, or on all cards without one. A second or a few old: it is made to be asked again " +
        "and again, and counted by nobody's limit.",
      tags: [tag],
      querystring: schemas.counterQuery,
      response: { 200: schemas.counterAnswer, ...errorResponses(400, 404, 410, 500, 503) },
    },
    handler: ({ query: { reference } }) => {
      const cached = counter.cached(reference);
      if (cached !== undefined) return { candles: cached };
      const counted = reference === undefined ? counter.total() : counter.on(reference);
      return counted.then((candles) => ({ candles }));
    },
  });
  app.route({
    ...at(calls.lightCandleCall),
    schema: {
      operationId: "lightCandle",
      summary: "Light a candle of one's own on somebody's card",
      description:
        "The name is shown on the card, unless it is left out. The same key with the same body is the same candle again, " +
        "with another body 409.",
      tags: [tag],
      body: schemas.lightCandle,
      response: { 200: schemas.lightCandleAnswer, ...errorResponses(400, 404, 409, 410, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      const { reference } = request.body;
      await limits.take("candle", request, reference);
      const lit = await lightOne(request.body);
      counter.forget(reference);
      return lit;
    },
  });
  report(calls.reportMemorialCardCall, "reportMemorialCard");
};
