import { z } from "zod";
import { certificateStates } from "../../identity/bankid/client.ts";
import { contentStates, type ContentState } from "../../platform/content/content-state.ts";
import { errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const state = z.object({ status: z.literal("ok") });
const readyState = state.extend({
  content: z
    .enum(contentStates)
    .describe("What editors published: as it is now, some of it as it last was, or some of it never there"),
  bankIdCertificate: z.enum(certificateStates).describe("Our certificate for BankID. Without it nobody can identify"),
});

type Deps = {
  isMigrated: () => Promise<boolean>;
  /** Aborted once the process has been told to stop: it answers for a while yet, and is sent nothing new. */
  stopping: AbortSignal;
  content: () => ContentState;
  bankId: () => (typeof certificateStates)[number];
};

export const probeRoutes: Routes<Deps> = (app, { isMigrated, stopping, content, bankId }) => {
  app.get(
    "/health",
    { schema: { summary: "Is the process alive?", tags: ["Probes"], response: { 200: state.describe("Alive") } } },
    () => ({ status: "ok" as const }),
  );
  app.get(
    "/ready",
    {
      schema: {
        summary: "Can it answer, database included, and does it mean to go on?",
        tags: ["Probes"],
        response: { 200: readyState.describe("Ready"), ...errorResponses(503) },
      },
    },
    async () => {
      if (stopping.aborted) throw new Refusal("unavailable", { process: "is stopping" });
      if (!(await isMigrated())) throw new Refusal("unavailable", { database: "is not migrated" });
      // Not red when it is old: gifts go on with what was last good.
      return { status: "ok" as const, content: content(), bankIdCertificate: bankId() };
    },
  );
};
