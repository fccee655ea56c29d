import { diplomaCall, diplomaFileCall, saveDiplomaCall } from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { diplomaAnswer, diplomaSave } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../../kinds/module.ts";
import { formatQuery } from "../../platform/http/document-answer.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { documentRoutes } from "../../shared/documents/routes.ts";
import { makeDiploma } from "./document.ts";
import { paidDiplomaOf, wordsOf } from "./repository.ts";
import { createSaveDiploma } from "./save.ts";

export const diplomaRoutes: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, limits } = deps;
  const { see, download, change } = documentRoutes(app, limits, {
    tag: "Diplomas",
    find: (reference) => paidDiplomaOf(db, reference),
    answer: diplomaAnswer,
    answerOf: ({ order, diploma }) => ({
      orderReference: order.reference,
      amount: toSek(order.amountOre),
      language: order.language,
      version: diploma?.version ?? 0,
      diploma: diploma && wordsOf(diploma),
    }),
    querystring: formatQuery,
    draw: ({ order, diploma }, asked, client) => {
      if (diploma === null) throw new Refusal("not_found");
      return makeDiploma(deps, { order, diploma }, asked, client);
    },
  });
  see(diplomaCall, {
    operationId: "diploma",
    summary: "The diploma of a paid one-off gift, as far as one was made",
    description: "Whoever holds the order reference may see it.",
    furtherRefusals: [409],
  });
  change(saveDiplomaCall, {
    operationId: "saveDiploma",
    summary: "Make the diploma of a paid one-off gift, or change its words",
    description:
      "`version` is that of the diploma that the words were made from, and nothing is 0: `changed_meanwhile` when " +
      "another stands by now. The same words again change nothing.",
    body: diplomaSave,
    work: createSaveDiploma(deps),
  });
  download(diplomaFileCall, {
    operationId: "downloadDiploma",
    summary: "The diploma of a paid one-off gift, as a tagged PDF or as a picture",
    description: "In the order's language. 404 also until a diploma was made.",
    file: "The diploma",
  });
  done();
};
