import {
  correctDocumentCall,
  giftDocumentCall,
  giftDocumentFileCall,
} from "@hjarta-lunga/contract/calls/gift-documents.ts";
import {
  giftDocumentAnswer,
  giftDocumentCorrection,
  giftDocumentOf,
  type GiftDocument,
} from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../module.ts";
import { giftDocuments } from "../../platform/database/tables/gift-documents.ts";
import { formatQuery } from "../../platform/http/document-answer.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { createCorrect } from "../../shared/documents/correct.ts";
import { isOnItsWay, requireInUse, requirePaid } from "../../shared/documents/ordered-document.ts";
import { documentRoutes } from "../../shared/documents/routes.ts";
import { refuseProblems } from "../../shared/refuse-problems.ts";
import { documentProblems, makeGiftDocument } from "./document.ts";
import { answerOf, columnsOf, currentDocument, kindOf, wordsOf, type OrderedDocument } from "./repository.ts";

export const giftDocumentRoutes: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, limits, documents } = deps;
  const correct = createCorrect<OrderedDocument, GiftDocument>(deps, {
    versions: giftDocuments,
    current: currentDocument,
    wordsOf,
    columnsOf,
    check: (words, found) => {
      const isOfKind = giftDocumentOf(kindOf(found)).shape.design.safeParse(words.design).success;
      if (!isOfKind) throw new Refusal("validation_failed", { "document.design": "not of this kind" });
      refuseProblems(documentProblems(documents, words));
    },
    isSent: isOnItsWay,
    nextMail: ({ mail }) => mail && { template: "giftDocument", recipient: mail.recipient },
  });
  const { see, download, change } = documentRoutes(app, limits, {
    tag: "Gift certificates and gift cards",
    find: async (reference) => requireInUse(await currentDocument(db, reference)),
    answer: giftDocumentAnswer,
    answerOf,
    querystring: formatQuery,
    draw: (found, asked, client) => makeGiftDocument(deps, requirePaid(found), asked, client),
  });
  see(giftDocumentCall, {
    operationId: "giftDocument",
    summary: "What stands on the gift certificate or gift card of an order, and how far it has come",
    description: "Whoever holds the order reference may see it, also before the gift is paid.",
  });
  download(giftDocumentFileCall, {
    operationId: "downloadGiftDocument",
    summary: "The gift certificate or gift card of a paid order, as a tagged PDF or as a picture",
    description: "In the order's language. Whoever holds the order reference may download it.",
    file: "The document",
  });
  change(correctDocumentCall, {
    operationId: "correctGiftDocument",
    summary: "Change the words of a gift certificate or a gift card",
    description:
      "Until it is on its way the words are changed. After that one correction makes a new document that goes the same " +
      "way and takes the place of the first; `corrected_already` when there was one. The same words again change " +
      "nothing. `changed_meanwhile` when `revision` is no longer that of the document: read it again.",
    body: giftDocumentCorrection,
    work: ({ document: words, ...asked }) => correct({ ...asked, words }),
  });
  done();
};
