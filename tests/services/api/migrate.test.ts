import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { expect, test } from "vitest";
import { testDatabase } from "../../../scripts/testing/test-database.ts";
import { connect } from "../../../services/api/src/platform/database/connect.ts";
import { migrate } from "../../../services/api/src/platform/migration/migrate.ts";

const migrations = fileURLToPath(new URL("../../../services/api/migrations", import.meta.url));
const journal = JSON.parse(readFileSync(join(migrations, "meta/_journal.json"), "utf8")) as {
  entries: { tag: string }[];
};
const { entries } = journal;

/** The migrations as they were before the one with this name. */
const migrationsBefore = (tag: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-migrations-"));
  cpSync(migrations, folder, { recursive: true });
  const earlier = {
    ...journal,
    entries: entries.slice(
      0,
      entries.findIndex((entry) => entry.tag.endsWith(tag)),
    ),
  };
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify(earlier));
  return folder;
};

test("mail that was written before mail had a recipient goes to the address of its order, and may be sent today", async () => {
  const database = await testDatabase("earlier", () => Promise.resolve());
  const { db, close } = connect({ url: database.url, poolSize: 1, onIdleError: () => undefined });
  const folder = migrationsBefore("order_kinds_mail_and_memberships");
  await runMigrations(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  await db.execute(sql`
    insert into orders (id, reference, short_reference, kind, amount_ore, language, idempotency_key, body_hash, donor_kind, email)
    values (gen_random_uuid(), 'a', 'a', 'regular_gift', 100, 'sv', gen_random_uuid(), '', 'person', 'asa@exempel.se'),
      (gen_random_uuid(), 'b', 'b', 'regular_gift', 100, 'sv', gen_random_uuid(), '', 'anonymous', null)`);
  await db.execute(sql`insert into mail (id, order_id, kind) select gen_random_uuid(), id, 'receipt' from orders`);
  await migrate(database.url);
  const { rows } = await db.execute(sql`
    select template, recipient, due_on <= (now() at time zone 'Europe/Stockholm')::date as "isDue" from mail`);
  expect(rows).toEqual([{ template: "receipt", recipient: "asa@exempel.se", isDue: true }]);
  await close();
  await database.drop();
});

test("five starters at once make the tables once", async () => {
  const database = await testDatabase("empty", () => Promise.resolve());
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
  const { db, close } = connect({ url: database.url, poolSize: 1, onIdleError: () => undefined });
  const { rows } = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  expect(rows).toEqual([{ applied: entries.length }]);
  const queues = await db.execute(sql`select name from jobs.queue order by name`);
  const jobNames = [
    "bankFiles",
    "bankNight",
    "housekeeping",
    "mail",
    "missingRefunds",
    "providerLists",
    "refund",
    "unpaidStock",
    "unsentMail",
    "yearlyReceipts",
  ];
  expect(queues.rows).toEqual(jobNames.map((name) => ({ name })));
  const timetable = await db.execute(sql`select name, cron from jobs.schedule order by name`);
  expect(timetable.rows).toEqual([
    { name: "bankFiles", cron: "* * * * *" },
    { name: "bankNight", cron: "0 18 * * *" },
    { name: "housekeeping", cron: "*/15 * * * *" },
    { name: "missingRefunds", cron: "* * * * *" },
    { name: "providerLists", cron: "30 4 * * *" },
    { name: "unpaidStock", cron: "* * * * *" },
    { name: "unsentMail", cron: "* * * * *" },
    { name: "yearlyReceipts", cron: "0 9 * * *" },
  ]);
  await close();
  await database.drop();
});
