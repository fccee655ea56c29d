import { getTableColumns, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { moneyIn } from "../../platform/database/tables/money-in.ts";

export type Row = typeof moneyIn.$inferInsert;

const written = [
  ...(["fileId", "line", "account", "key", "entryKey", "bookedOn", "amountOre", "bankReference"] as const),
  ...(["reference", "words", "payer", "state", "reason", "knownFrom", "paymentId"] as const),
];

/** A parameter for each column, however many rows there are. */
export const insertItems = async (tx: Transaction, rows: Row[]): Promise<void> => {
  if (rows.length === 0) return;
  const columns = getTableColumns(moneyIn);
  const names = written.map((name) => sql.identifier(columns[name].name));
  const values = written.map((name) => {
    const array = rows.map((row) => row[name]?.toString() ?? null);
    return sql`${sql.param(array)}::${sql.raw(columns[name].getSQLType())}[]`;
  });
  await tx.execute(
    sql`insert into ${moneyIn} (${sql.join(names, sql`, `)}) select * from unnest(${sql.join(values, sql`, `)})`,
  );
};
