import type { FastifyInstance } from "fastify";
import type { Parties } from "../parties.ts";

export const algoliaControl = (control: FastifyInstance, { algolia }: Parties) => {
  control.get("/search/queries", () => algolia.queryLog.newest(-1));
  control.get("/search/events", () => algolia.events.newest(-1));
  control.post("/search/reset", () => {
    algolia.forget();
    return { status: "ok" };
  });
};
