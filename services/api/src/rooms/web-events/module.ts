import { webEvent, webEventAnswer } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import type { Module, ModuleDeps } from "../../kinds/module.ts";
import { removeExpiredWebEvents, purchaseProblems, recordWebEvent } from "./repository.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const webEventRoutes: Routes<ModuleDeps> = (app, { db, limits }) => {
  app.route({
    ...at(webEventCall),
    schema: {
      operationId: "registerWebEvent",
      summary: "Store what a consenting visitor's browser tells of the visit",
      description:
        "A purchase must be a paid order with its amount, and is stored once: whoever tells it again hears " +
        "`recorded: false`. Of URLs the path and the campaign are kept. Events are removed after 13 months.",
      tags: ["Web events"],
      body: webEvent,
      response: { 200: webEventAnswer.describe("Heard"), ...errorResponses(400, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      const { body } = request;
      await limits.take("webEvent", request, body.session);
      const problems = body.requestgroup === "purchase" ? await purchaseProblems(db, body) : undefined;
      if (problems) throw new Refusal("validation_failed", problems);
      return { recorded: await recordWebEvent(db, body) };
    },
  });
};

export const webEvents = {
  routes: [webEventRoutes],
  retention: { webEvent: removeExpiredWebEvents },
} satisfies Module;
