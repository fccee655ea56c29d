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
import { cardReport } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { CardFile } from "../cards/card-file.ts";
import { reportCard } from "../cards/report-card.ts";
import { createMakeSharedFile } from "../cards/shared-file.ts";
import type { Database } from "../../platform/database/connect.ts";
import { memorialCardReports } from "../../platform/database/tables/memorial-cards.ts";
import { documentAnswer, documentFormats, sendDocument } from "../../platform/http/document-answer.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { sharedAnswer } from "./answers.ts";
import type { CandleCounter } from "./counter.ts";
import type { MakeMemorialCard } from "./document.ts";
import { candleLighter } from "./light-candle.ts";
import { sharedCard, wordsOf } from "./repository.ts";

type Deps = {
  db: Database;
  limits: Limits;
  counter: CandleCounter;
  makeMemorialCard: MakeMemorialCard;
  bodyHashSecret: string;
};

const tags = ["Memorial cards"];

/** What whoever holds the shared reference may do. */
export const sharedCardRoutes: FastifyPluginCallbackZod<Deps> = (app, deps, done) => {
  const { db, limits, counter, makeMemorialCard } = deps;
  const makeFile = createMakeSharedFile(
    (reference) => sharedCard(db, reference),
    (card, { file, client }: { file: CardFile; client: string }) =>
      makeMemorialCard(wordsOf(card), card.language, file, { client, isPaid: card.orderId !== null }),
  );
  const lightOne = candleLighter(deps);
  app.route({
    ...{ method: memorialCardCall.method, url: memorialCardCall.path },
    schema: {
      operationId: "memorialCard",
      summary: "A memorial card by its shared reference",
      description:
        "Its words, how many candles burn on it, and who lit one and wishes to be named. 404 for a reference that is " +
        "unknown, or whose gift is not paid; 410 `taken_down` when its sender took it down or staff hid it.",
      tags,
      querystring: cardQuery,
      response: { 200: memorialCardAnswer, ...errorResponses(400, 404, 410, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("cardView", request, null);
      return sharedAnswer(db, await sharedCard(db, request.query.reference));
    },
  });
  app.route({
    ...{ method: memorialCardFileCall.method, url: memorialCardFileCall.path },
    schema: {
      operationId: "downloadMemorialCard",
      summary: "A memorial card as a tagged PDF or as a picture",
      description: "In the card's language. `size` is of a picture: for sending, or for paper.",
      tags,
      querystring: cardFileQuery,
      response: {
        200: documentAnswer("The card", documentFormats),
        ...errorResponses(400, 404, 410, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { reference, format, size } = request.query;
      await limits.take("cardFile", request, null);
      const file = format === "pdf" ? { format } : { format, size };
      const made = await makeFile(reference, { file, client: networkOf(request.ip) });
      return sendDocument(reply, { ...made, format });
    },
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
      tags,
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
      tags,
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
  app.route({
    ...{ method: reportMemorialCardCall.method, url: reportMemorialCardCall.path },
    schema: {
      operationId: "reportMemorialCard",
      summary: "Tell staff of a card that wounds or deceives",
      description: "Who reports it is neither asked nor stored.",
      tags,
      body: cardReport,
      response: {
        204: z.null().describe("Heard"),
        ...errorResponses(400, 404, 410, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      await limits.take("report", request, null);
      const { reference, why } = request.body;
      const { id: cardId } = await sharedCard(db, reference);
      await reportCard(db, memorialCardReports, { cardId, why });
      return reply.code(204).send(null);
    },
  });
  done();
};
