import { diplomaCall, diplomaFileCall, saveDiplomaCall } from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { diplomaAnswer, diplomaSave } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../platform/database/connect.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { documentAnswer, documentFormats, formatQuery, sendDocument } from "../../platform/http/document-answer.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { MakeDiploma } from "./document.ts";
import { answerOf, requirePaid } from "./paid.ts";
import { diplomaOf } from "./repository.ts";
import { createSaveDiploma } from "./save.ts";

type Deps = { db: Database; limits: Limits; documents: Documents; makeDiploma: MakeDiploma };

const tags = ["Diplomas"];
const params = z.object({ orderReference });

export const diplomaRoutes: FastifyPluginCallbackZod<Deps> = (app, { db, limits, documents, makeDiploma }, done) => {
  const save = createSaveDiploma({ db, documents });
  app.route({
    ...{ method: diplomaCall.method, url: diplomaCall.path },
    schema: {
      operationId: "diploma",
      summary: "The diploma of a paid one-off gift, as far as one was made",
      description: "Whoever holds the order reference may see it.",
      tags,
      params,
      response: { 200: diplomaAnswer, ...errorResponses(400, 404, 409, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("poll", request, request.params.orderReference);
      return answerOf(requirePaid(await diplomaOf(db, request.params.orderReference)));
    },
  });
  app.route({
    ...{ method: saveDiplomaCall.method, url: saveDiplomaCall.path },
    schema: {
      operationId: "saveDiploma",
      summary: "Make the diploma of a paid one-off gift, or change its words",
      description:
        "`version` is that of the diploma that the words were made from, and nothing is 0: `changed_meanwhile` when " +
        "another stands by now. The same words again change nothing.",
      tags,
      body: diplomaSave,
      response: { 200: diplomaAnswer, ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("receipt", request, request.body.orderReference);
      return answerOf(await save(request.body));
    },
  });
  app.route({
    ...{ method: diplomaFileCall.method, url: diplomaFileCall.path },
    schema: {
      operationId: "downloadDiploma",
      summary: "The diploma of a paid one-off gift, as a tagged PDF or as a picture",
      description: "In the order's language. 404 also until a diploma was made.",
      tags,
      params,
      querystring: formatQuery,
      response: {
        200: documentAnswer("The diploma", documentFormats),
        ...errorResponses(400, 404, 409, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { format } = request.query;
      await limits.take("receipt", request, request.params.orderReference);
      const { order, diploma } = requirePaid(await diplomaOf(db, request.params.orderReference));
      if (diploma === null) throw new Refusal("not_found");
      const made = await makeDiploma({ order, diploma }, format, networkOf(request.ip));
      return sendDocument(reply, { ...made, format });
    },
  });
  done();
};
