import { readdirSync } from "node:fs";
import { eq, is, sql } from "drizzle-orm";
import { getTableConfig, PgArray, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { keptTables } from "../../../../../services/api/src/platform/database/kept-tables.ts";
import { jobSchema } from "../../../../../services/api/src/platform/jobs/queues.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { personalColumns } from "../../../../../services/api/src/platform/database/tables/columns.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { paidGift } from "../../ledger/receipts/paid-gifts.ts";
import { ownTestApi } from "../../test-api.ts";

const folder = new URL("../../../../../services/api/src/platform/database/tables/", import.meta.url);
const modules = await Promise.all(
  readdirSync(folder).map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
);
const tables = modules.flatMap((one) => Object.values(one)).filter((one) => is(one, PgTable));
const nameOf = (table: PgTable) => getTableConfig(table).name;

test("every table has a rule of retention", () => {
  expect(Object.keys(keptTables).toSorted()).toEqual(tables.map(nameOf).toSorted());
});

test("no table that tells of somebody is kept for good with what it tells", () => {
  const telling = tables.filter((table) => personalColumns(table).length > 0).map(nameOf);
  const forGood = Object.entries(keptTables).filter(([, rule]) => !("goes" in rule) && !("personGoes" in rule));
  expect(forGood.map(([name]) => name).filter((name) => telling.includes(name))).toEqual([]);
});

test("no table lies in the database of which the house knows nothing", async () => {
  const { db } = await ownTestApi();
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema not in
      ('pg_catalog', 'information_schema', ${jobSchema}, 'drizzle')`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(keptTables).toSorted());
});

test("a list of names tells of somebody as one name does", () => {
  const arrays = tables.flatMap((table) => personalColumns(table).filter(([, column]) => column instanceof PgArray));
  expect(arrays.map(([name]) => name).toSorted()).toEqual(["givers", "household"]);
});

/** Whatever is added to these tables later on is emptied too: nobody has to think of it. */
test.each([
  ["that was never paid", null],
  ["that is out of the books", new Date("2010-05-05T12:00:00Z")],
])("every column that tells of somebody is emptied in an order %s, and in its payment", async (_what, paidAt) => {
  const api = await ownTestApi();
  const order = await paidGift(api, {}, paidAt === null ? {} : { paidAt });
  for (const table of [orders, payments])
    for (const [, column] of personalColumns(table))
      await api.db.execute(
        sql`update ${table} set ${sql.identifier(column.name)} = ${column.getSQLType() === "bytea" ? Buffer.from("somebody") : "somebody"}`,
      );
  if (paidAt === null) {
    await api.db.update(payments).set({ state: "declined" }).where(eq(payments.orderId, order.id));
    await api.db
      .update(orders)
      .set({ paidAt: null, paidBy: null, createdAt: sql`now() - interval '31 days'` })
      .where(eq(orders.id, order.id));
  }
  await runRetention(api.db);
  for (const table of [orders, payments] as PgTable[]) {
    const [left] = await api.db.select().from(table);
    const told = personalColumns(table).filter(([name]) => left?.[name] !== "" && left?.[name] !== null);
    expect(told.map(([name]) => name)).toEqual([]);
  }
});
