import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import type { FulfilledOrder } from "../../ledger/orders/handler.ts";
import { holdAgain } from "./hold.ts";

export const fulfilArticleOrder = async (tx: Transaction, { id }: FulfilledOrder): Promise<boolean> => {
  const isIt = eq(articleOrders.orderId, id);
  const [found] = await tx.select({ id: articleOrders.orderId }).from(articleOrders).where(isIt);
  if (!found) return false;
  const { short } = await holdAgain(tx, id);
  // What is paid is held from nobody: where it was ordered from is not kept.
  await tx.update(articleOrders).set({ network: null }).where(isIt);
  return short.length === 0;
};
