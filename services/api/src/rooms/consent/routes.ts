import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { consentChoice, consentReceipt } from "@hjarta-lunga/contract/schemas/consent.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import { recordChoice } from "./repository.ts";

export const consentRoutes: FastifyPluginCallbackZod<ModuleDeps> = (app, { db, limits }, done) => {
  app.route({
    method: consentCall.method,
    url: consentCall.path,
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
  done();
};
