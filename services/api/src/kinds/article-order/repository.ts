import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { ArticleOrderState } from "@hjarta-lunga/contract/schemas/articles.ts";
import { asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { orderLines } from "../../platform/database/tables/order-lines.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { townLine } from "../../platform/post/town-line.ts";

const columns = {
  orderId: orders.id,
  shortReference: orders.shortReference,
  amountOre: orders.amountOre,
  language: orders.language,
  paidAt: orders.paidAt,
  closedAt: orders.closedAt,
  firstName: orders.firstName,
  lastName: orders.lastName,
  email: orders.email,
  mobile: orders.mobile,
  workplace: articleOrders.workplace,
  street: articleOrders.street,
  postalCode: articleOrders.postalCode,
  town: articleOrders.town,
  postageOre: articleOrders.postageOre,
  packedAt: articleOrders.packedAt,
  shippedAt: articleOrders.shippedAt,
  shippedOn: sql<string | null>`(${articleOrders.shippedAt} at time zone 'Europe/Stockholm')::date::text`,
  trackingNumber: articleOrders.trackingNumber,
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
  return found.map((order) => ({ ...order, lines: lines(order.orderId) }));
};

export type FoundArticleOrder = Awaited<ReturnType<typeof articleOrdersWhere>>[number];

export const articleOrderById = async (db: Reader, orderId: string) =>
  (await articleOrdersWhere(db, eq(orders.id, orderId)))[0];
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
});
