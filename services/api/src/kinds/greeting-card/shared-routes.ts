import * as calls from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { z } from "zod";
import type { CardThanks } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { eq } from "drizzle-orm";
import type { ModuleDeps } from "../module.ts";
import { sharedRoutes } from "../../shared/cards/shared-routes.ts";
import { greetingCardReports, greetingCards } from "../../platform/database/tables/cards.ts";
import { at, errorResponses, documentAnswer, type Routes } from "../../platform/http/described-route.ts";
import { sharedAnswer } from "./answers.ts";
import { createMakeGreetingCard } from "./document.ts";
import { createDraw } from "./drawings.ts";
import { cardOf, sharedCard, holdSharedCard } from "./repository.ts";
import type { Database } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";

const thankSender = (db: Database, jobs: Pick<Jobs, "send">, { reference, message }: CardThanks) =>
  db.transaction(async (tx) => {
    const { id, email, thanks, thankedAt } = await holdSharedCard(tx, reference, "update");
    if (thankedAt !== null) {
      if (thanks === message) return;
      throw new Refusal("changed_meanwhile");
    }
    await tx.update(greetingCards).set({ thanks: message, thankedAt: now }).where(eq(greetingCards.id, id));
    await queueMail(tx, jobs, { ownerId: id, template: "greetingThanks", recipient: email });
  });

const tag = "Greeting cards";

export const sharedGreetingRoutes: Routes<ModuleDeps> = (app, deps) => {
  const { db, jobs, limits } = deps;
  const { see, download, report } = sharedRoutes(app, deps, {
    tag,
    find: (reference) => sharedCard(db, reference),
    referenceOf: ({ orderReference }: { orderReference: string }) => orderReference,
    answer: schemas.greetingCardAnswer,
    answerOf: sharedAnswer,
    contentOf: cardOf,
    makeFile: createMakeGreetingCard(deps),
    reports: greetingCardReports,
  });
  see(calls.greetingCardCall, {
    operationId: "greetingCard",
    summary: "A greeting card by its shared reference",
    description:
      "What stands on it. 404 for a reference that is unknown, or whose gift is not paid; 410 `taken_down` when its " +
      "sender took it down or staff hid it.",
    querystring: schemas.greetingCardQuery,
  });
  download(calls.greetingCardFileCall, {
    operationId: "downloadGreetingCard",
    summary: "A greeting card as a picture or a tagged PDF",
    querystring: schemas.greetingCardFileQuery,
  });
  const drawings = [
    [calls.greetingArtworkCall, "greeting-artwork", "greetingArtwork", "The drawing of a design, without words"],
    [calls.greetingEnvelopeCall, "greeting-envelope", "greetingEnvelope", "A design in its envelope, without words"],
  ] as const;
  for (const [call, template, operationId, summary] of drawings) {
    const draw = createDraw(deps, template);
    app.route({
      ...at(call),
      schema: {
        operationId,
        summary,
        description: "For mails. The same for everybody, and kept for a day.",
        tags: [tag],
        params: schemas.greetingArtworkParams,
        response: { 200: documentAnswer("The drawing", ["png"]), ...errorResponses(400, 500, 503) },
      },
      // Without a limit: each of the few is drawn once, and a mail service may fetch them for thousands from one address.
      handler: async (request, reply) => {
        const { drawing, isItsOwn } = await draw(request.params.campaignCode);
        return (
          reply
            // What stands in for a drawing is soon asked for again.
            .header("cache-control", `public, max-age=${isItsOwn ? 86_400 : 60}`)
            // A mail that is read in a browser stands on a page of others.
            .header("cross-origin-resource-policy", "cross-origin")
            .type("image/png")
            .send(drawing)
        );
      },
    });
  }
  app.route({
    ...at(calls.thankForCardCall),
    schema: {
      operationId: "thankForGreetingCard",
      summary: "Thank the sender of a card",
      description:
        "Mailed to them, without the address of either. Once a card: the same words again are the same thanks, others " +
        "`changed_meanwhile`.",
      tags: [tag],
      body: schemas.cardThanks,
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
  report(calls.reportGreetingCardCall, "reportGreetingCard");
};
