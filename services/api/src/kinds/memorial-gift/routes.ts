import * as calls from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { memorialGift, memorialSheetAnswer, sheetCorrection } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { MemorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { createAmountCheck } from "../../ledger/orders/new-order.ts";
import { addOrderRoute } from "../../shared/order-route.ts";
import { lookUpFuneral, newMemorialGift } from "./new-memorial-gift.ts";
import type { ModuleDeps } from "../module.ts";
import { memorialSheets } from "../../platform/database/tables/documents.ts";
import { fileQuery, type Routes } from "../../platform/http/described-route.ts";
import { Refusal, refuseProblems } from "../../platform/http/refusal.ts";
import { createCorrect } from "../../shared/documents/correct.ts";
import { isOnItsWay, requireInUse, requirePaid } from "../../shared/documents/ordered-document.ts";
import { documentRoutes } from "../../shared/documents/routes.ts";
import {
  columnsOf,
  currentSheet,
  memorialSheetOf,
  answerOf,
  isAstray,
  nextMail,
  type OrderedSheet,
} from "./repository.ts";
import { isSamePerson } from "./same-person.ts";
import { sheetProblems, makeOrderedSheet } from "./sheet.ts";

/** The sheet was given in memory of somebody: a name is spelt anew, never another's. */
const checkSamePerson = (before: string, asked: string) => {
  if (isSamePerson(before, asked)) return;
  throw new Refusal("validation_failed", { "sheet.remembered.name": "anotherPerson" satisfies FieldProblem });
};

export const memorialGiftRoutes: Routes<ModuleDeps> = (app, deps) => {
  const { db, limits, documents, placeOrder, published } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "memorial_gift");
  addOrderRoute(app, placeOrder, calls.memorialGiftCall, {
    operationId: "addMemorialGift",
    summary: "Make the order of a gift in memory of somebody",
    description:
      "As RegularGift/Add. `validation_failed` also for a sheet that cannot be drawn, under the field of the sheet; for a " +
      "parlour that is not in the register or takes no sheets by e-mail, under `funeral.parlor`; and for a funeral " +
      "that is too soon for the delivery, under `funeral.day`: a parlour has the sheet by 15 on a working day before it, " +
      "and a letter takes four. Days and hours are those of Sweden.",
    tag: "Memorial gifts",
    body: memorialGift,
    orderOf: async (body) =>
      newMemorialGift(body, { funeral: await lookUpFuneral(db, body.funeral), checkAmount, documents }),
  });
  const correct = createCorrect<OrderedSheet, MemorialSheet>(deps, {
    versions: memorialSheets,
    current: currentSheet,
    contentOf: memorialSheetOf,
    columnsOf,
    check: (sheet, { version }) => {
      checkSamePerson(version.name, sheet.remembered.name);
      refuseProblems(sheetProblems(documents, sheet));
    },
    isSent: (found) => isOnItsWay(found) || isAstray(found),
    nextMail,
  });
  const { see, download, change } = documentRoutes(app, limits, {
    tag: "Memorial gifts",
    find: async (reference) => requireInUse(await currentSheet(db, reference)),
    answer: memorialSheetAnswer,
    answerOf,
    querystring: fileQuery,
    draw: (found, asked, client) => makeOrderedSheet(deps, requirePaid(found), asked, client),
  });
  see(calls.memorialSheetCall, {
    operationId: "memorialSheet",
    summary: "What stands on the sheet of an order, and how far it has come",
    description: "Whoever holds the order reference may see it, also before the gift is paid.",
  });
  download(calls.memorialSheetFileCall, {
    operationId: "downloadMemorialSheet",
    summary: "The sheet of a paid memorial gift, as a tagged PDF or as a picture",
    description: "In the order's language. Whoever holds the order reference may download it.",
    file: "The sheet",
  });
  change(calls.correctSheetCall, {
    operationId: "correctMemorialSheet",
    summary: "Change the words of a sheet",
    description:
      "Until it is on its way the words are changed. After that one correction makes a new sheet that goes the same way " +
      "and takes the place of the first; `corrected_already` when there was one. The same words again change nothing. " +
      "`changed_meanwhile` when `revision` is no longer that of the sheet: read it again. `validation_failed` under " +
      "`sheet.remembered.name` when it is another person's name. When the ceremony has been, nothing more goes to a " +
      "parlour: a corrected sheet is mailed to whoever gave.",
    body: sheetCorrection,
    work: ({ sheet: words, ...asked }) => correct({ ...asked, words }),
  });
};
