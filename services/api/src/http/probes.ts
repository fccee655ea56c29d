import { sql } from "drizzle-orm";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { certificateStates } from "../bankid/certificate.ts";
import { contentStates } from "../content/content-state.ts";
import type { ContentState } from "../content/content-state.ts";
import type { Database } from "../database/connect.ts";
import { errorResponses } from "./error-responses.ts";

const state = z.object({ status: z.literal("ok") });
const readyState = state.extend({
  content: z
    .enum(contentStates)
    .describe("What editors published: as it is now, some of it as it last was, or some of it never there"),
  bankIdCertificate: z.enum(certificateStates).describe("Our certificate for BankID. Without it nobody can identify"),
});

type Deps = { db: Database; content: () => ContentState; bankId: () => (typeof certificateStates)[number] };

export const probeRoutes: FastifyPluginCallbackZod<Deps> = (app, { db, content, bankId }, done) => {
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
        response: { 200: readyState.describe("Ready"), ...errorResponses(503) },
      },
    },
    async () => {
      await db.execute(sql`select 1`);
      // Not red when it is old: gifts go on with what was last good.
      return { status: "ok" as const, content: content(), bankIdCertificate: bankId() };
    },
  );
  done();
};
