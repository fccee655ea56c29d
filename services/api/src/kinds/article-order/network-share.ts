import { and, eq, gt, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { articleOrders, articleStock } from "../../platform/database/tables/articles.ts";
import { orderLines, orders } from "../../platform/database/tables/orders.ts";
import { giveBack, type Counted } from "./stock.ts";
import { holdIsOver } from "./release.ts";

type Taken = { orderId: string; network: string | null; wanted: readonly Counted[] };

/** An order takes over what the order that it replaces held. */
const isOfToday = (orderId: string) =>
  and(
    gt(orders.createdAt, sql`now() - interval '1 day'`),
    sql`${orders.id} is distinct from (select own.replaces from ${orders} as own where own.id = ${orderId})`,
  );

/** Phones of one operator may be one site: three quarters of the stock may be theirs, a quarter is for others. */
const siteShare = 3;

/** `share` is how many times what is left for others the orders may hold. */
const heldBeyond = async (
  tx: Transaction,
  { orderId, wanted }: Taken,
  { from, share, which }: { from: SQL; share: number; which: SQL | undefined },
): Promise<string[]> => {
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
        ...[from, ne(orders.id, orderId)],
        ...[isNull(orders.paidAt), which],
        ...[eq(orderLines.takesStock, true), inArray(orderLines.item, numbers)],
      ),
    )
    .groupBy(orderLines.item, articleStock.quantity);
  return wanted.flatMap(({ articleNumber, quantity }) =>
    held.some((others) => others.articleNumber === articleNumber && others.quantity + quantity > share * others.left)
      ? [articleNumber]
      : [],
  );
};

const unpaidBeyondShare = async (tx: Transaction, taken: Taken, which: SQL | undefined): Promise<string[]> => {
  const { network, wanted } = taken;
  if (network === null || wanted.length === 0) return [];
  const [site = network] = network.split(".");
  const ofNetwork = await heldBeyond(tx, taken, { from: eq(articleOrders.network, network), share: 1, which });
  if (ofNetwork.length > 0) return ofNetwork;
  return heldBeyond(tx, taken, { from: sql`starts_with(${articleOrders.network}, ${site})`, share: siteShare, which });
};

/**
 * Asked when the order has taken its own, with the stock rows locked. A single order may take all there is: editors set
 * the most.
 */
export const overShare = (tx: Transaction, taken: Taken): Promise<string[]> =>
  unpaidBeyondShare(tx, taken, isNull(articleOrders.releasedAt));

/**
 * An order held too long, or from a network that held as much today without paying, holds nothing. Its money takes what
 * is there, or goes back.
 */
export const giveBackUnlessMayHold = async (tx: Transaction, taken: Taken): Promise<void> => {
  const { orderId } = taken;
  const mayNot = (await holdIsOver(tx, orderId)) || (await unpaidBeyondShare(tx, taken, isOfToday(orderId))).length > 0;
  if (mayNot) await giveBack(tx, [orderId]);
};
