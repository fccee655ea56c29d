import { eq } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { articleOrders } from "../database/tables/articles.ts";
import type { FulfilledOrder } from "../orders/handler.ts";
import { holdAgain } from "./hold.ts";

/** False when nobody knows where to send it, or when somebody else has got what it wanted while it was not paid. */
export const fulfilArticleOrder = async (tx: Transaction, { id }: FulfilledOrder): Promise<boolean> => {
  const isIt = eq(articleOrders.orderId, id);
  const [found] = await tx.select({ id: articleOrders.orderId }).from(articleOrders).where(isIt);
  return found !== undefined && (await holdAgain(tx, id)).length === 0;
};
