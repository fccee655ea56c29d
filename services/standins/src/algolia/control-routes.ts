import type { FastifyPluginCallback } from "fastify";
import type { Algolia } from "./service.ts";

/** /control/search: the queries and the events. */
export const algoliaControl: FastifyPluginCallback<{ algolia: Algolia }> = (app, { algolia }, done) => {
  app.get("/search/queries", () => algolia.queryLog.newest());
  app.get("/search/events", () => algolia.events.newest());
  app.post("/search/reset", () => {
    algolia.forget();
    return { status: "ok" };
  });
  done();
};
