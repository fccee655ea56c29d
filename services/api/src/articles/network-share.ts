import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { articleOrders, articleStock } from "../database/tables/articles.ts";
import { orderLines } from "../database/tables/order-lines.ts";
import { orders } from "../database/tables/orders.ts";
import type { Counted } from "./stock.ts";

type Taken = { orderId: string; network: string | null; wanted: readonly Counted[] };

/**
 * The articles of which unpaid orders from one network hold more than is left for everybody else. Asked when the order has
 * taken its own, with the rows of stock locked. One order alone may take what there is: how much is the editors' to say.
 */
export const overShare = async (tx: Transaction, { orderId, network, wanted }: Taken): Promise<string[]> => {
  if (network === null || wanted.length === 0) return [];
  const numbers = wanted.map(({ articleNumber }) => articleNumber);
  const held = await tx
    .select({
      articleNumber: orderLines.item,
      quantity: sql<number>`sum(${orderLines.quantity})::int`,
      left: articleStock.quantity,
    })
    .from(articleOrders)
    .innerJoin(orders, eq(orders.id, articleOrders.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(articleStock, eq(articleStock.articleNumber, orderLines.item))
    .where(
      and(
        ...[eq(articleOrders.network, network), ne(orders.id, orderId)],
        ...[isNull(articleOrders.releasedAt), isNull(orders.paidAt)],
        ...[eq(orderLines.takesStock, true), inArray(orderLines.item, numbers)],
      ),
    )
    .groupBy(orderLines.item, articleStock.quantity);
  return wanted.flatMap(({ articleNumber, quantity }) =>
    held.some((others) => others.articleNumber === articleNumber && others.quantity + quantity > others.left)
      ? [articleNumber]
      : [],
  );
};
