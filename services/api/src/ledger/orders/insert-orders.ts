import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";

const later = ["createdAt", "paidAt", "paidBy", "closedAt", "forgottenAt"] as const;
type Later = (typeof later)[number];

export type OrderValues<Kind extends StoredKind = StoredKind> = Omit<typeof orders.$inferSelect, Later> & {
  kind: Kind;
};
type Column = keyof OrderValues;

const columns = getTableColumns(orders);
export const givenColumns = (Object.keys(columns) as (Column | Later)[]).filter(
  (name): name is Column => !(later as readonly string[]).includes(name),
);

export const insertOrders = (tx: Transaction, given: Record<Column, SQL>, from: SQL): Promise<unknown> => {
  const names = givenColumns.map((name) => sql.identifier(columns[name].name));
  const values = givenColumns.map((name) => given[name]);
  return tx.execute(
    sql`insert into ${orders} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} ${from}`,
  );
};
