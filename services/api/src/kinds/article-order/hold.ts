import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orderLines } from "../../platform/database/tables/orders.ts";
import { moveStock, type Counted, type Shortage } from "./stock.ts";

const countedOf = (tx: Transaction, orderIds: string[]): Promise<Counted[]> =>
  tx
    .select({ articleNumber: orderLines.item, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, orderIds), eq(orderLines.takesStock, true)));

export const letGo = async (tx: Transaction, orderIds: string[]): Promise<Counted[]> => {
  if (orderIds.length === 0) return [];
  const released = await tx
    .update(articleOrders)
    .set({ releasedAt: now })
    // What is packed has left the shelf for good.
    .where(
      and(inArray(articleOrders.orderId, orderIds), isNull(articleOrders.releasedAt), isNull(articleOrders.packedAt)),
    )
    .returning({ orderId: articleOrders.orderId });
  return released.length === 0
    ? []
    : countedOf(
        tx,
        released.map(({ orderId }) => orderId),
      );
};

export const giveBack = async (tx: Transaction, orderIds: string[]): Promise<void> => {
  await moveStock(tx, { wanted: [], given: await letGo(tx, orderIds) });
};

type HeldAgain = { wanted: Counted[]; network: string | null; short: Shortage[] };

export const holdAgain = async (tx: Transaction, orderId: string): Promise<HeldAgain> => {
  const isReleased = and(eq(articleOrders.orderId, orderId), isNotNull(articleOrders.releasedAt));
  const [released] = await tx.select({ network: articleOrders.network }).from(articleOrders).where(isReleased);
  if (!released) return { wanted: [], network: null, short: [] };
  const wanted = await countedOf(tx, [orderId]);
  const short = await moveStock(tx, { wanted, given: [] });
  if (short.length === 0) await tx.update(articleOrders).set({ releasedAt: null }).where(isReleased);
  return { wanted, network: released.network, short };
};
