import * as calls from "@hjarta-lunga/contract/calls/gift-documents.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { GiftDocument } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { ModuleDeps } from "../module.ts";
import { giftDocuments } from "../../platform/database/tables/documents.ts";
import { formatQuery, type Routes } from "../../platform/http/described-route.ts";
import { Refusal, refuseProblems } from "../../platform/http/refusal.ts";
import { createCorrect } from "../../shared/documents/correct.ts";
import { isOnItsWay, requireInUse, requirePaid } from "../../shared/documents/ordered-document.ts";
import { documentRoutes } from "../../shared/documents/routes.ts";
import { documentProblems, makeGiftDocument } from "./document.ts";
import { answerOf, columnsOf, currentDocument, kindOf, documentOf, type OrderedDocument } from "./repository.ts";

export const giftDocumentRoutes: Routes<ModuleDeps> = (app, deps) => {
  const { db, limits, documents } = deps;
  const correct = createCorrect<OrderedDocument, GiftDocument>(deps, {
    versions: giftDocuments,
    current: currentDocument,
    contentOf: documentOf,
    columnsOf,
    check: (words, found) => {
      const isOfKind = schemas.giftDocumentOf(kindOf(found)).shape.design.safeParse(words.design).success;
      if (!isOfKind) throw new Refusal("validation_failed", { "document.design": "not of this kind" });
      refuseProblems(documentProblems(documents, words));
    },
    isSent: isOnItsWay,
    nextMail: ({ mail }) => mail && { template: "giftDocument", recipient: mail.recipient },
  });
  const { see, download, change } = documentRoutes(app, limits, {
    tag: "Gift certificates and gift cards",
    find: async (reference) => requireInUse(await currentDocument(db, reference)),
    answer: schemas.giftDocumentAnswer,
    answerOf,
    querystring: formatQuery,
    draw: (found, asked, client) => makeGiftDocument(deps, requirePaid(found), asked, client),
  });
  see(calls.giftDocumentCall, {
    operationId: "giftDocument",
    summary: "What stands on the gift certificate or gift card of an order, and how far it has come",
    description: "Whoever holds the order reference may see it, also before the gift is paid.",
  });
  download(calls.giftDocumentFileCall, {
    operationId: "downloadGiftDocument",
    summary: "The gift certificate or gift card of a paid order, as a tagged PDF or as a picture",
    description: "In the order's language. Whoever holds the order reference may download it.",
    file: "The document",
  });
  change(calls.correctDocumentCall, {
    operationId: "correctGiftDocument",
    summary: "Change the words of a gift certificate or a gift card",
    description:
      "Until it is on its way the words are changed. After that one correction makes a new document that goes the same " +
      "way and takes the place of the first; `corrected_already` when there was one. The same words again change " +
      "nothing. `changed_meanwhile` when `revision` is no longer that of the document: read it again.",
    body: schemas.giftDocumentCorrection,
    work: ({ document: words, ...asked }) => correct({ ...asked, words }),
  });
};
