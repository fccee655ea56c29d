import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { ArticleOrderState } from "@hjarta-lunga/contract/schemas/articles.ts";
import { asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orderLines, orders } from "../../platform/database/tables/orders.ts";
import { withdrawals } from "../../platform/database/tables/withdrawals.ts";
import { dayInSwedenIfAny } from "../../platform/database/time.ts";
import { townLine } from "../../platform/post/address.ts";

const waitingOf = sql`from ${withdrawals} where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.settledAt} is null`;
/** Nothing is packed while a withdrawal waits for staff. After a part or nothing of it, the rest is sent. */
export const isWithdrawn = sql<boolean>`(${articleOrders.withdrawnAt} is not null or exists (select ${waitingOf}))`;

const columns = {
  ...pickColumns(orders, "reference", "shortReference", "amountOre", "language", "paidAt", "closedAt"),
  ...pickColumns(orders, "firstName", "lastName", "email", "mobile"),
  ...pickColumns(articleOrders, "orderId", "workplace", "street", "postalCode", "town", "postageOre"),
  ...pickColumns(articleOrders, "releasedAt", "packedAt", "shippedAt", "trackingNumber"),
  withdrawnOn: dayInSwedenIfAny(
    sql`coalesce(${articleOrders.withdrawnAt}, (select min(${withdrawals.receivedAt}) ${waitingOf}))`,
  ),
  shippedOn: dayInSwedenIfAny(articleOrders.shippedAt),
};

type Reader = Pick<Database, "select">;

const linesOf = async (db: Reader, orderIds: string[]) => {
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position));
  return (orderId: string) => rows.filter((line) => line.orderId === orderId);
};

type Line = typeof orderLines.$inferSelect;

/** What is left of the order when its customer has withdrawn from a part of it. */
const leftOf = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) =>
    line.quantity > line.withdrawn ? [{ ...line, quantity: line.quantity - line.withdrawn, withdrawn: 0 }] : [],
  );

export const articleOrdersWhere = async (db: Reader, which: SQL | undefined) => {
  const found = await db
    .select(columns)
    .from(articleOrders)
    .innerJoin(orders, eq(orders.id, articleOrders.orderId))
    .where(which)
    .orderBy(asc(orders.paidAt), asc(orders.id));
  const lines = await linesOf(
    db,
    found.map(({ orderId }) => orderId),
  );
  return found.map((order) => {
    const ordered = lines(order.orderId);
    return { ...order, lines: ordered, toSend: leftOf(ordered) };
  });
};

export type FoundArticleOrder = Awaited<ReturnType<typeof articleOrdersWhere>>[number];

export const articleOrderById = async (db: Reader, orderId: string) =>
  (await articleOrdersWhere(db, eq(orders.id, orderId)))[0];
export const isOrderWithdrawn = async (tx: Reader, orderId: string): Promise<boolean> => {
  const [found] = await tx
    .select({ isWithdrawn })
    .from(articleOrders)
    .innerJoin(orders, eq(orders.id, articleOrders.orderId))
    .where(eq(articleOrders.orderId, orderId));
  return found?.isWithdrawn === true;
};
export const articleOrderByReference = async (db: Reader, reference: string) =>
  (await articleOrdersWhere(db, eq(orders.reference, reference)))[0];

export const addressLines = ({ firstName, lastName, workplace, street, postalCode, town }: FoundArticleOrder) => [
  ...(workplace === null ? [] : [workplace]),
  [firstName, lastName].filter(Boolean).join(" "),
  street,
  townLine({ postalCode, town }),
];

export const toState = (order: FoundArticleOrder): ArticleOrderState => ({
  shortOrderReference: order.shortReference,
  lines: order.lines.map(({ item, name, quantity, priceOre }) => ({
    ...{ articleNumber: item, name, quantity, price: toSek(priceOre) },
  })),
  postage: toSek(order.postageOre),
  amount: toSek(order.amountOre),
  packed: order.packedAt !== null,
  shippedOn: order.shippedOn,
  trackingNumber: order.trackingNumber,
  withdrawnOn: order.withdrawnOn,
});
