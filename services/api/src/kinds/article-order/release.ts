import { and, eq, exists, isNull, lt, notExists, or, sql, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { changeEach, forgetPersons } from "../../ledger/orders/forget.ts";
import { giveBack } from "./stock.ts";
import { isPast } from "../../platform/database/kept.ts";

/** To find the phone or the card. Until somebody tries to pay, nothing says that anybody will. */
const untriedMinutes = 10;
/** As long as somebody may sit with their phone and try once more. Then what they took is for others, whatever is tried. */
const triedMinutes = 30;
const isOlderThan = (minutes: number) => lt(orders.createdAt, sql`now() - make_interval(mins => ${minutes})`);
/** An order that takes another's place holds no longer than the first of them would have, wherever it was changed. */
const isHeldTooLong = sql`exists (
  with recursive former as (
    select own.created_at, own.replaces from ${orders} as own where own.id = ${orders.id}
    union all
    select replaced.created_at, replaced.replaces from former join ${orders} as replaced on replaced.id = former.replaces)
  select from former where created_at < now() - make_interval(mins => ${triedMinutes}))`;

const toRelease = (tx: Transaction) => {
  const held = tx
    .select({ id: articleOrders.orderId })
    .from(articleOrders)
    .where(and(eq(articleOrders.orderId, orders.id), isNull(articleOrders.releasedAt)));
  const tried = tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orders.id));
  return and(
    ...[eq(orders.kind, "article_order"), isNull(orders.paidAt), exists(held)],
    or(isHeldTooLong, and(isOlderThan(untriedMinutes), notExists(tried))),
  );
};

export const releaseUnpaidStock = (db: Database): Promise<void> => changeEach(db, toRelease, giveBack);

export const holdIsOver = async (tx: Transaction, orderId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), isHeldTooLong))
  ).length === 1;

const since = sql`coalesce(${articleOrders.shippedAt}, ${orders.paidAt})`;

/** What was ordered stays, without who ordered it and where it went. What cost something belongs to the accounts. */
const forgetFree = async (tx: Transaction, which: SQL | undefined): Promise<void> => {
  const free = await tx
    .select({ id: orders.id })
    .from(articleOrders)
    .innerJoin(orders, eq(orders.id, articleOrders.orderId))
    .where(and(eq(orders.amountOre, 0), isNotNull(orders.paidAt), which))
    .limit(500)
    .for("update", { of: orders, skipLocked: true });
  const ids = free.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(articleOrders).where(inArray(articleOrders.orderId, ids));
  await forgetPersons(tx, ids);
};

export const removeExpiredArticleOrders = (db: Database): Promise<void> =>
  db.transaction((tx) => forgetFree(tx, isPast("freeArticleOrder", since)));

/** What is still to be packed has to know where it goes. */
export const forgetShippedFree = (tx: Transaction, orderIds: string[]): Promise<void> => {
  const isOver = or(isNotNull(articleOrders.shippedAt), isNotNull(articleOrders.withdrawnAt));
  return forgetFree(tx, and(isOver, inArray(orders.id, orderIds)));
};
