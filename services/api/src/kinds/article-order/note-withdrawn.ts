import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { giveBack } from "./stock.ts";

/** Nothing of it is sent any more. What was not packed is for others at once; what comes back, staff count. */
export const noteWithdrawn = async (tx: Transaction, orderId: string, withdrawnAt: Date): Promise<void> => {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update");
  await giveBack(tx, [orderId]);
  const isIt = and(eq(articleOrders.orderId, orderId), isNull(articleOrders.withdrawnAt));
  await tx.update(articleOrders).set({ withdrawnAt }).where(isIt);
};
