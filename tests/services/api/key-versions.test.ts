import { eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { is } from "drizzle-orm";
import { PgTable as Table, getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands } from "../../../services/api/src/commands.ts";
import { openContent } from "../../../services/api/src/ledger/bank-files/bank-content.ts";
import {
  decryptPersonalNumber,
  encryptPersonalNumber,
} from "../../../services/api/src/ledger/donors/personal-number.ts";
import { keptTables, tableModules } from "../../../services/api/src/platform/database/kept-tables.ts";
import { bankFiles } from "../../../services/api/src/platform/database/tables/bank-files.ts";
import { persons } from "../../../services/api/src/platform/database/tables/my-data.ts";
import { runCommand } from "../../../services/api/src/platform/staff/command.ts";
import { openMandateWorld, type MandateWorld } from "./kinds/monthly-gift/mandate-world.ts";
import { unpaidGift } from "./ledger/receipts/paid-gifts.ts";

let world: MandateWorld;
beforeAll(async () => {
  world = await openMandateWorld();
});
afterAll(() => world.close());

const number = "191212121212";
const tables = Object.values(tableModules)
  .flatMap((one): unknown[] => Object.values(one))
  .filter((one): one is PgTable => is(one, Table));
const nameOf = (table: PgTable) => getTableConfig(table).name as keyof typeof keptTables;
/** Gone within the hour: nobody turns their key. */
const isShortLived = (table: PgTable) => {
  const rule = keptTables[nameOf(table)];
  return "goes" in rule && rule.goes === "bankIdOrder";
};
const versions = tables
  .filter((table) => !isShortLived(table))
  .flatMap((table) =>
    Object.entries(getTableColumns(table))
      .filter(([name]) => /keyversion$/i.test(name))
      .map(([name, column]) => [`${nameOf(table)}.${name}`, table, column] as const),
  );

test("all that was encrypted with the old key is with the new one after rotate-keys, in every table that has a version of it", async () => {
  const { db, environment } = world.api;
  const { personalNumberKeys: keys } = environment;
  await world.given();
  await unpaidGift(world.api, {
    donor: { kind: "person", firstName: "Åsa", lastName: "Ö", email: "asa@exempel.se", personalNumber: number },
  });
  await db
    .insert(persons)
    .values({ id: crypto.randomUUID(), lookup: "x", name: "Åsa", ...encryptPersonalNumber(keys, number) });
  const fileId = crypto.randomUUID();
  await db.insert(bankFiles).values({ id: fileId, direction: "toBank", name: "AG-1.txt" });
  await openContent(db, keys, fileId).add(Buffer.from("01AUTOGIRO"));
  for (const [name, table] of versions) expect(await db.$count(table), name).toBeGreaterThan(0);

  const next = Buffer.alloc(32, 7);
  const turned = { current: 2, byVersion: new Map<number, Buffer<ArrayBuffer>>([...keys.byVersion, [2, next]]) };
  await runCommand(commands, { db, environment: { ...environment, personalNumberKeys: turned } }, ["rotate-keys"]);

  const isEmpty = sql`personal_number is null`;
  for (const [name, table, column] of versions) {
    const old = name.startsWith("orders.") ? sql`${column} <> 2 and not ${isEmpty}` : ne(column, 2);
    expect(await db.$count(table, old), name).toBe(0);
  }
  const [person] = await db.select().from(persons).where(eq(persons.lookup, "x"));
  if (!person) throw new Error("The person is gone");
  expect(decryptPersonalNumber({ current: 2, byVersion: new Map([[2, next]]) }, person)).toBe(number);
});
