import { diplomaCall, diplomaFileCall, saveDiplomaCall } from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { diplomaAnswer, diplomaSave, type DiplomaSave } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { ModuleDeps } from "../../kinds/module.ts";
import { formatQuery, type Routes } from "../../platform/http/described-route.ts";
import { Refusal, refuseProblems } from "../../platform/http/refusal.ts";
import { documentRoutes } from "../../shared/documents/routes.ts";
import { makeDiploma, diplomaProblems, paidDiplomaOf, diplomaOf, type PaidDiploma } from "./document.ts";
import type { Database } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { diplomas } from "../../platform/database/tables/documents.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import type { Documents } from "../../platform/documents/compiler.ts";

type Deps = { db: Database; documents: Pick<Documents, "drawsAll"> };

const createSaveDiploma =
  ({ db, documents }: Deps) =>
  ({ orderReference, version, diploma: asked }: DiplomaSave): Promise<PaidDiploma> =>
    db.transaction(async (tx) => {
      // Two tabs that save at once take turns.
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.reference, orderReference)).for("update");
      const { order, diploma } = await paidDiplomaOf(tx, orderReference);
      if (diploma !== null && isDeepStrictEqual(diplomaOf(diploma), asked)) return { order, diploma };
      if ((diploma?.version ?? 0) !== version) throw new Refusal("changed_meanwhile");
      refuseProblems(diplomaProblems(documents, asked));
      const [saved] = await tx
        .insert(diplomas)
        .values({ orderId: order.id, ...asked })
        .onConflictDoUpdate({
          target: diplomas.orderId,
          set: { ...asked, version: version + 1, changedAt: now },
        })
        .returning();
      if (!saved) throw new Error("A saved diploma is not there");
      return { order, diploma: saved };
    });

export const diplomaRoutes: Routes<ModuleDeps> = (app, deps) => {
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
      diploma: diploma && diplomaOf(diploma),
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
};
