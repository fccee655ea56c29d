import { asc, inArray, sql, and, eq, isNotNull, isNull } from "drizzle-orm";
import { fewLeft, lineField, writeLineChange, type LineChange } from "@hjarta-lunga/contract/articles.ts";
import type { ArticleStock } from "@hjarta-lunga/contract/schemas/articles.ts";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { articleStock, articleOrders } from "../../platform/database/tables/articles.ts";
import type { Published } from "../../platform/content/published.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { now } from "../../platform/database/time.ts";
import { orderLines } from "../../platform/database/tables/orders.ts";

export type Counted = { articleNumber: string; quantity: number };
type Shortage = { articleNumber: string; left: number };

/** Always after the rows of orders and in the order of their numbers, so that no two wait for each other. */
const lockStock = async (tx: Transaction, numbers: string[]): Promise<Map<string, number>> => {
  const rows = await tx
    .select()
    .from(articleStock)
    .where(inArray(articleStock.articleNumber, numbers))
    .orderBy(asc(articleStock.articleNumber))
    .for("update");
  return new Map(rows.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
};

const sumsOf = (counted: readonly Counted[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { articleNumber, quantity } of counted) sums.set(articleNumber, (sums.get(articleNumber) ?? 0) + quantity);
  return sums;
};

/** All of what is wanted or nothing; then it says what there is too little of. */
export const moveStock = async (
  tx: Transaction,
  { wanted, given }: { wanted: readonly Counted[]; given: readonly Counted[] },
): Promise<Shortage[]> => {
  const [taken, back] = [sumsOf(wanted), sumsOf(given)];
  const numbers = [...new Set([...taken.keys(), ...back.keys()])];
  if (numbers.length === 0) return [];
  const stock = await lockStock(tx, numbers);
  const left = (number: string) => (stock.get(number) ?? 0) + (back.get(number) ?? 0);
  const short = [...taken].filter(([number, quantity]) => quantity > left(number));
  if (short.length > 0) return short.map(([articleNumber]) => ({ articleNumber, left: left(articleNumber) }));
  const changes = numbers.map((number) => (back.get(number) ?? 0) - (taken.get(number) ?? 0));
  await tx.execute(sql`
    update ${articleStock} set quantity = ${articleStock.quantity} + moved.change
    from unnest(${sql.param(numbers)}::text[], ${sql.param(changes)}::int[]) as moved(number, change)
    where ${articleStock.articleNumber} = moved.number and moved.change <> 0`);
  return [];
};

/** Of what is counted, what there is little or nothing of. What nobody has counted yet is not there. */
export const stockLeft = async (db: Database, published: Pick<Published, "articles">): Promise<ArticleStock> => {
  const numbers = published.articles().flatMap(({ articleNumber, needsStock }) => (needsStock ? [articleNumber] : []));
  const rows = await db.select().from(articleStock).where(inArray(articleStock.articleNumber, numbers));
  const known = new Map(rows.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
  return {
    few: numbers
      .map((articleNumber) => ({ articleNumber, left: known.get(articleNumber) ?? 0 }))
      .filter(({ left }) => left <= fewLeft),
  };
};

type ChangedLine = { articleNumber: string; change: LineChange };

export const refuseChanged = (lines: readonly ChangedLine[]): never => {
  const fields = lines.map(({ articleNumber, change }) => [lineField(articleNumber), writeLineChange(change)]);
  throw new Refusal("articles_changed", Object.fromEntries(fields) as Record<string, string>);
};

export const refuseWaiting = (articleNumbers: readonly string[]): void => {
  if (articleNumbers.length === 0) return;
  refuseChanged(articleNumbers.map((articleNumber) => ({ articleNumber, change: { what: "waiting" } })));
};

export const refuseShort = (short: readonly Shortage[]): void => {
  if (short.length === 0) return;
  refuseChanged(
    short.map(({ articleNumber, left }) => ({
      articleNumber,
      change: left === 0 ? { what: "soldOut" } : { what: "fewerLeft", quantity: left },
    })),
  );
};

const countedOf = (tx: Transaction, orderIds: string[]): Promise<Counted[]> =>
  tx
    .select({ articleNumber: orderLines.item, quantity: sql<number>`${orderLines.quantity} - ${orderLines.withdrawn}` })
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
