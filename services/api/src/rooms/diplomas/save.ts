import { isDeepStrictEqual } from "node:util";
import type { DiplomaSave } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { diplomas } from "../../platform/database/tables/gift-documents.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { refuseProblems } from "../../shared/refuse-problems.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { diplomaProblems } from "./document.ts";
import { paidDiplomaOf, wordsOf, type PaidDiploma } from "./repository.ts";

type Deps = { db: Database; documents: Pick<Documents, "drawsAll"> };

export const createSaveDiploma =
  ({ db, documents }: Deps) =>
  ({ orderReference, version, diploma: asked }: DiplomaSave): Promise<PaidDiploma> =>
    db.transaction(async (tx) => {
      // Two tabs that save at once take turns.
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.reference, orderReference)).for("update");
      const { order, diploma } = await paidDiplomaOf(tx, orderReference);
      if (diploma !== null && isDeepStrictEqual(wordsOf(diploma), asked)) return { order, diploma };
      if ((diploma?.version ?? 0) !== version) throw new Refusal("changed_meanwhile");
      refuseProblems(diplomaProblems(documents, asked));
      const [saved] = await tx
        .insert(diplomas)
        .values({ orderId: order.id, ...asked })
        .onConflictDoUpdate({
          target: diplomas.orderId,
          set: { ...asked, version: version + 1, changedAt: sql`now()` },
        })
        .returning();
      if (!saved) throw new Error("A saved diploma is not there");
      return { order, diploma: saved };
    });
