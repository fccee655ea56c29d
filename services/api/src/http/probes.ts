import { sql } from "drizzle-orm";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../database/connect.ts";
import { errorResponses } from "./error-responses.ts";

const state = z.object({ status: z.literal("ok") });

export const probeRoutes: FastifyPluginCallbackZod<{ db: Database }> = (app, { db }, done) => {
  app.get(
    "/health",
    { schema: { summary: "Is the process alive?", tags: ["Probes"], response: { 200: state.describe("Alive") } } },
    () => ({ status: "ok" as const }),
  );
  app.get(
    "/ready",
    {
      schema: {
        summary: "Can it answer, database included?",
        tags: ["Probes"],
        response: { 200: state.describe("Ready"), ...errorResponses(503) },
      },
    },
    async () => {
      await db.execute(sql`select 1`);
      return { status: "ok" as const };
    },
  );
  done();
};
