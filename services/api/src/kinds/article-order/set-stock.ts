import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { articleStock, articleStockChanges } from "../../platform/database/tables/articles.ts";

export const stockChanges = ["set", "add"] as const;
type StockChange = { how: (typeof stockChanges)[number]; articleNumber: string; quantity: number; note: string };

const mostOnShelf = 1_000_000;

const stockOf = async (tx: Transaction, articleNumber: string): Promise<number> => {
  await tx.insert(articleStock).values({ articleNumber, quantity: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select({ quantity: articleStock.quantity })
    .from(articleStock)
    .where(eq(articleStock.articleNumber, articleNumber))
    .for("update");
  return row?.quantity ?? 0;
};

export const changeStock = (db: Database, { how, articleNumber, quantity, note }: StockChange): Promise<number> =>
  db.transaction(async (tx) => {
    const before = await stockOf(tx, articleNumber);
    const after = how === "set" ? quantity : before + quantity;
    if (after < 0) throw new Error(`There are ${before} of ${articleNumber}: so many cannot be taken away.`);
    if (after > mostOnShelf) throw new Error(`${after} of ${articleNumber} cannot be right: there are ${before}.`);
    await tx
      .update(articleStock)
      .set({ quantity: sql`${after}` })
      .where(eq(articleStock.articleNumber, articleNumber));
    await tx
      .insert(articleStockChanges)
      .values({ id: randomUUID(), articleNumber, change: after - before, quantityAfter: after, note });
    return after;
  });
