import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { forgetPersons } from "../../ledger/orders/forget.ts";

const since = sql`coalesce(${articleOrders.shippedAt}, ${orders.paidAt})`;

/** What was ordered stays, without who ordered it and where it went. What cost something belongs to the accounts. */
export const removeExpiredArticleOrders = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: orders.id })
      .from(articleOrders)
      .innerJoin(orders, eq(orders.id, articleOrders.orderId))
      .where(and(eq(orders.amountOre, 0), isNotNull(orders.paidAt), isPast("freeArticleOrder", since)))
      .limit(500)
      .for("update", { of: orders, skipLocked: true });
    const ids = expired.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(articleOrders).where(inArray(articleOrders.orderId, ids));
    await forgetPersons(tx, ids);
  });
