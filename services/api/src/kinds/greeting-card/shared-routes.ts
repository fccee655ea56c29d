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
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { ModuleDeps } from "../module.ts";
import { sharedRoutes } from "../../shared/cards/shared-routes.ts";
import { greetingCardReports } from "../../platform/database/tables/greeting-cards.ts";
import { documentAnswer } from "../../platform/http/document-answer.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { sharedAnswer } from "./answers.ts";
import { createDrawArtwork, createMakeGreetingCard } from "./document.ts";
import { cardOf, sharedCard } from "./repository.ts";
import { thankSender } from "./thank.ts";

const tag = "Greeting cards";

export const sharedGreetingRoutes: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, jobs, limits } = deps;
  const drawArtwork = createDrawArtwork(deps);
  const { see, download, report } = sharedRoutes(app, deps, {
    tag,
    find: (reference) => sharedCard(db, reference),
    referenceOf: ({ orderReference }: { orderReference: string }) => orderReference,
    answer: greetingCardAnswer,
    answerOf: sharedAnswer,
    wordsOf: cardOf,
    makeFile: createMakeGreetingCard(deps),
    reports: greetingCardReports,
  });
  see(greetingCardCall, {
    operationId: "greetingCard",
    summary: "A greeting card by its shared reference",
    description:
      "What stands on it. 404 for a reference that is unknown, or whose gift is not paid; 410 `taken_down` when its " +
      "sender took it down or staff hid it.",
    querystring: greetingCardQuery,
  });
  download(greetingCardFileCall, {
    operationId: "downloadGreetingCard",
    summary: "A greeting card as a picture or a tagged PDF",
    querystring: greetingCardFileQuery,
  });
  app.route({
    ...{ method: greetingArtworkCall.method, url: greetingArtworkCall.path },
    schema: {
      operationId: "greetingArtwork",
      summary: "The drawing of a design, without words",
      description: "For mails. The same for everybody, and kept for a day.",
      tags: [tag],
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
      tags: [tag],
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
  report(reportGreetingCardCall, "reportGreetingCard");
  done();
};
