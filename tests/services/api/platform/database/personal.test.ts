import { readdirSync } from "node:fs";
import type { KeptName } from "@hjarta-lunga/contract/kept.ts";
import { eq, is, sql } from "drizzle-orm";
import { getTableConfig, PgArray, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
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

/** By which row of the table of what is kept each goes that tells of somebody. */
const goneBy: Record<string, KeptName> = {
  account_lookup: "accountLookup",
  address_proof: "addressProof",
  article_order: "freeArticleOrder",
  bank_file_part: "bankFile",
  bankid_order: "bankIdOrder",
  bankid_signature: "mandate",
  bankid_token: "bankIdOrder",
  comment: "comment",
  company_gift_details: "paidOrder",
  diploma: "diploma",
  gift_document: "documentWords",
  gift_document_details: "documentWords",
  greeting_card: "greetingCard",
  greeting_card_report: "greetingCard",
  invoice: "invoice",
  mail: "paidOrder",
  mail_link: "addressProof",
  mandate: "mandate",
  member: "membership",
  membership_details: "membership",
  memorial_candle: "candle",
  memorial_card: "candle",
  memorial_card_report: "candle",
  memorial_details: "documentWords",
  memorial_sheet: "documentWords",
  money_in: "bankFile",
  orders: "paidOrder",
  payment: "paidOrder",
  person: "person",
  person_address: "person",
  staff_read: "staffRead",
  web_event: "webEvent",
};

test("of each table that tells of somebody it is said when that goes", () => {
  const telling = tables.filter((table) => personalColumns(table).length > 0).map(nameOf);
  expect(telling.toSorted()).toEqual(Object.keys(goneBy).toSorted());
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
