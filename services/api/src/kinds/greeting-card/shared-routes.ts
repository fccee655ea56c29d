import {
  greetingArtworkCall,
  greetingCardCall,
  greetingCardFileCall,
  reportGreetingCardCall,
  thankForCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import {
  cardThanks,
  greetingArtworkParams,
  greetingCardAnswer,
  greetingCardFileQuery,
  greetingCardQuery,
} from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { cardReport } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { CardFile } from "../cards/card-file.ts";
import { reportCard } from "../cards/report-card.ts";
import { createMakeSharedFile } from "../cards/shared-file.ts";
import type { Database } from "../../platform/database/connect.ts";
import { greetingCardReports } from "../../platform/database/tables/greeting-cards.ts";
import { documentAnswer, documentFormats, sendDocument } from "../../platform/http/document-answer.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { Limits } from "../../platform/http/limits.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { sharedAnswer } from "./answers.ts";
import type { DrawArtwork } from "./artwork.ts";
import type { MakeGreetingCard } from "./document.ts";
import { cardOf, sharedCard } from "./repository.ts";
import { thankSender } from "./thank.ts";

type Deps = {
  db: Database;
  jobs: Jobs;
  limits: Limits;
  makeGreetingCard: MakeGreetingCard;
  drawArtwork: DrawArtwork;
};

const tags = ["Greeting cards"];

/** What whoever holds the shared reference may do. */
export const sharedGreetingRoutes: FastifyPluginCallbackZod<Deps> = (app, deps, done) => {
  const { db, jobs, limits, makeGreetingCard, drawArtwork } = deps;
  const makeFile = createMakeSharedFile(
    (reference) => sharedCard(db, reference),
    (card, { file, client }: { file: CardFile; client: string }) =>
      makeGreetingCard(cardOf(card), card.language, file, { client, isPaid: true }),
  );
  app.route({
    ...{ method: greetingCardCall.method, url: greetingCardCall.path },
    schema: {
      operationId: "greetingCard",
      summary: "A greeting card by its shared reference",
      description:
        "What stands on it. 404 for a reference that is unknown, or whose gift is not paid; 410 `taken_down` when its " +
        "sender took it down or staff hid it.",
      tags,
      querystring: greetingCardQuery,
      response: { 200: greetingCardAnswer, ...errorResponses(400, 404, 410, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("cardView", request, null);
      return sharedAnswer(await sharedCard(db, request.query.orderReference));
    },
  });
  app.route({
    ...{ method: greetingCardFileCall.method, url: greetingCardFileCall.path },
    schema: {
      operationId: "downloadGreetingCard",
      summary: "A greeting card as a picture or a tagged PDF",
      description: "In the card's language. `size` is of a picture: for sending, or for paper.",
      tags,
      querystring: greetingCardFileQuery,
      response: {
        200: documentAnswer("The card", documentFormats),
        ...errorResponses(400, 404, 410, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { orderReference, format, size } = request.query;
      await limits.take("cardFile", request, null);
      const file = format === "pdf" ? { format } : { format, size };
      const made = await makeFile(orderReference, { file, client: networkOf(request.ip) });
      return sendDocument(reply, { ...made, format });
    },
  });
  app.route({
    ...{ method: greetingArtworkCall.method, url: greetingArtworkCall.path },
    schema: {
      operationId: "greetingArtwork",
      summary: "The drawing of a design, without words",
      description: "For mails. The same for everybody, and kept for a day.",
      tags,
      params: greetingArtworkParams,
      response: { 200: documentAnswer("The drawing", ["png"]), ...errorResponses(400, 500, 503) },
    },
    // Without a limit: each of the few is drawn once, and a mail service may fetch them for thousands from one address.
    handler: async (request, reply) => {
      const drawing = await drawArtwork(request.params.campaignCode);
      return (
        reply
          .header("cache-control", "public, max-age=86400")
          // A mail that is read in a browser stands on a page of others.
          .header("cross-origin-resource-policy", "cross-origin")
          .type("image/png")
          .send(drawing)
      );
    },
  });
  app.route({
    ...{ method: thankForCardCall.method, url: thankForCardCall.path },
    schema: {
      operationId: "thankForGreetingCard",
      summary: "Thank the sender of a card",
      description:
        "Mailed to them, without the address of either. Once a card: the same words again are the same thanks, others " +
        "`changed_meanwhile`.",
      tags,
      body: cardThanks,
      response: {
        204: z.null().describe("On its way"),
        ...errorResponses(400, 404, 409, 410, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      await limits.take("report", request, null);
      await limits.take("freeMail", request, null);
      await limits.take("freeMailOfDay", request, null);
      await thankSender(db, jobs, request.body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...{ method: reportGreetingCardCall.method, url: reportGreetingCardCall.path },
    schema: {
      operationId: "reportGreetingCard",
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
      await reportCard(db, greetingCardReports, { cardId, why });
      return reply.code(204).send(null);
    },
  });
  done();
};
