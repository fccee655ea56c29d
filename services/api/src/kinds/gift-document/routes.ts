import {
  correctDocumentCall,
  giftDocumentCall,
  giftDocumentFileCall,
} from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { giftDocumentAnswer, giftDocumentCorrection } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
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
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { isInUse, isPaidFor } from "../../ledger/orders/ordered-document.ts";
import { createCorrectDocument } from "./correct.ts";
import type { MakeGiftDocument } from "./document.ts";
import { currentDocument } from "./repository.ts";
import { answerOf } from "./state.ts";

type Deps = { db: Database; jobs: Jobs; limits: Limits; documents: Documents; makeGiftDocument: MakeGiftDocument };

const tags = ["Gift certificates and gift cards"];
const params = z.object({ orderReference });

export const giftDocumentRoutes: FastifyPluginCallbackZod<Deps> = (app, deps, done) => {
  const { db, limits, makeGiftDocument } = deps;
  const correct = createCorrectDocument(deps);
  const find = async (reference: string) => {
    const found = await currentDocument(db, reference);
    if (!found || !isInUse(found)) throw new Refusal("not_found");
    return found;
  };
  app.route({
    ...{ method: giftDocumentCall.method, url: giftDocumentCall.path },
    schema: {
      operationId: "giftDocument",
      summary: "What stands on the gift certificate or gift card of an order, and how far it has come",
      description: "Whoever holds the order reference may see it, also before the gift is paid.",
      tags,
      params,
      response: { 200: giftDocumentAnswer, ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("poll", request, request.params.orderReference);
      return answerOf(await find(request.params.orderReference));
    },
  });
  app.route({
    ...{ method: giftDocumentFileCall.method, url: giftDocumentFileCall.path },
    schema: {
      operationId: "downloadGiftDocument",
      summary: "The gift certificate or gift card of a paid order, as a tagged PDF or as a picture",
      description: "In the order's language. Whoever holds the order reference may download it.",
      tags,
      params,
      querystring: formatQuery,
      response: {
        200: documentAnswer("The document", documentFormats),
        ...errorResponses(400, 404, 409, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { format } = request.query;
      await limits.take("receipt", request, request.params.orderReference);
      const found = await find(request.params.orderReference);
      if (!isPaidFor(found)) throw new Refusal("not_paid");
      const made = await makeGiftDocument(found, format, networkOf(request.ip));
      return sendDocument(reply, { ...made, format });
    },
  });
  app.route({
    ...{ method: correctDocumentCall.method, url: correctDocumentCall.path },
    schema: {
      operationId: "correctGiftDocument",
      summary: "Change the words of a gift certificate or a gift card",
      description:
        "Until it is on its way the words are changed. After that one correction makes a new document that goes the same " +
        "way and takes the place of the first; `corrected_already` when there was one. The same words again change " +
        "nothing. `changed_meanwhile` when `revision` is no longer that of the document: read it again.",
      tags,
      body: giftDocumentCorrection,
      response: { 200: giftDocumentAnswer, ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("receipt", request, request.body.orderReference);
      return answerOf(await correct(request.body));
    },
  });
  done();
};
