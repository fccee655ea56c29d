import {
  correctSheetCall,
  memorialSheetCall,
  memorialSheetFileCall,
} from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { memorialSheetAnswer, sheetCorrection } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../platform/database/connect.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { documentAnswer, documentFormats, fileQuery, sendDocument } from "../../platform/http/document-answer.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { isInUse } from "../../ledger/orders/ordered-document.ts";
import { createCorrectSheet } from "./correct-sheet.ts";
import { makeOrderedSheet } from "./ordered-sheet.ts";
import { currentSheet } from "./repository.ts";
import type { CheckSheet } from "./check-sheet.ts";
import type { MakeSheet } from "./sheet.ts";
import { answerOf, isPaidSheet } from "./sheet-state.ts";

type Deps = { db: Database; jobs: Jobs; limits: Limits; makeSheet: MakeSheet; checkSheet: CheckSheet };

const tags = ["Memorial gifts"];
const params = z.object({ orderReference });

export const memorialSheetRoutes: FastifyPluginCallbackZod<Deps> = (app, deps, done) => {
  const { db, limits, makeSheet } = deps;
  const correctSheet = createCorrectSheet(deps);
  const find = async (reference: string) => {
    const found = await currentSheet(db, reference);
    if (!found || !isInUse(found)) throw new Refusal("not_found");
    return found;
  };
  app.route({
    ...{ method: memorialSheetCall.method, url: memorialSheetCall.path },
    schema: {
      operationId: "memorialSheet",
      summary: "What stands on the sheet of an order, and how far it has come",
      description: "Whoever holds the order reference may see it, also before the gift is paid.",
      tags,
      params,
      response: { 200: memorialSheetAnswer, ...errorResponses(400, 404, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("poll", request, request.params.orderReference);
      return answerOf(await find(request.params.orderReference));
    },
  });
  app.route({
    ...{ method: memorialSheetFileCall.method, url: memorialSheetFileCall.path },
    schema: {
      operationId: "downloadMemorialSheet",
      summary: "The sheet of a paid memorial gift, as a tagged PDF or as a picture",
      description: "In the order's language. Whoever holds the order reference may download it.",
      tags,
      params,
      querystring: fileQuery,
      response: {
        200: documentAnswer("The sheet", documentFormats),
        ...errorResponses(400, 404, 409, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { format, size } = request.query;
      await limits.take("receipt", request, request.params.orderReference);
      const found = await find(request.params.orderReference);
      if (!isPaidSheet(found)) throw new Refusal("not_paid");
      const made = await makeOrderedSheet(makeSheet, found, { format, size, client: networkOf(request.ip) });
      return sendDocument(reply, { ...made, format });
    },
  });
  app.route({
    ...{ method: correctSheetCall.method, url: correctSheetCall.path },
    schema: {
      operationId: "correctMemorialSheet",
      summary: "Change the words of a sheet",
      description:
        "Until it is on its way the words are changed. After that one correction makes a new sheet that goes the same way " +
        "and takes the place of the first; `corrected_already` when there was one. The same words again change nothing. " +
        "`changed_meanwhile` when `revision` is no longer that of the sheet: read it again. `validation_failed` under " +
        "`sheet.remembered.name` when it is another person's name. When the ceremony has been, nothing more goes to a " +
        "parlour: a corrected sheet is mailed to whoever gave.",
      tags,
      body: sheetCorrection,
      response: { 200: memorialSheetAnswer, ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503) },
    },
    handler: async (request) => {
      await limits.take("receipt", request, request.body.orderReference);
      return answerOf(await correctSheet(request.body));
    },
  });
  done();
};
