import { consentChoice, consentReceipt, type ConsentChoice } from "@hjarta-lunga/contract/schemas/consent.ts";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import type { Module, ModuleDeps } from "../../kinds/module.ts";
import type { Database } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { consentChoices } from "../../platform/database/tables/visits.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";

const consentRoutes: Routes<ModuleDeps> = (app, { db, limits }) => {
  app.route({
    ...at(consentCall),
    schema: {
      operationId: "registerConsent",
      summary: "Store the proof of a choice about cookies",
      description:
        "Call it for each choice: given, changed or withdrawn. The same id again adds to its history and changes nothing " +
        "stored before. Neither IP address nor user agent is kept. Proof is removed after three years.",
      tags: ["Consent"],
      body: consentChoice,
      response: { 201: consentReceipt.describe("Stored"), ...errorResponses(400, 413, 415, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      await limits.take("consent", request, request.body.id);
      const recordedAt = await recordChoice(db, request.body);
      return reply.code(201).send({ id: request.body.id, recordedAt: recordedAt.toISOString() });
    },
  });
};

const recordChoice = async (db: Database, choice: ConsentChoice): Promise<Date> => {
  const [row] = await db.insert(consentChoices).values(choice).returning({ recordedAt: consentChoices.recordedAt });
  if (!row) throw new Error("The insert returned no row");
  return row.recordedAt;
};

/** The trigger of migration 0001 refuses what is newer than 1,095 days: the figure may grow, not shrink. */
export const removeExpiredChoices = (db: Database) =>
  db.delete(consentChoices).where(isPast("consentChoice", consentChoices.recordedAt));

export const consent = {
  routes: [consentRoutes],
  retention: { consentChoice: removeExpiredChoices },
} satisfies Module;
