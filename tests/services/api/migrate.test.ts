import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { expect, test } from "vitest";
import { testDatabase } from "../../../scripts/testing/test-database.ts";
import { connect } from "../../../services/api/src/platform/database/connect.ts";
import type { Database } from "../../../services/api/src/platform/database/connect.ts";
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

/** An order, a card of both kinds and a mandate, each with what it may not be without. */
const owners = {
  order: ["orders", "00000000-0000-0000-0000-000000000001"],
  memorialCard: ["memorial_card", "00000000-0000-0000-0000-000000000002"],
  greetingCard: ["greeting_card", "00000000-0000-0000-0000-000000000003"],
  mandate: ["mandate", "00000000-0000-0000-0000-000000000004"],
} as const;
const writeOwners = (db: Database) =>
  db.execute(
    sql.raw(`
    insert into orders (id, reference, short_reference, kind, amount_ore, language, idempotency_key, body_hash, donor_kind)
    values ('${owners.order[1]}', 'a', 'a', 'regular_gift', 100, 'sv', gen_random_uuid(), '', 'anonymous'),
      ('00000000-0000-0000-0000-000000000009', 'b', 'b', 'greeting_card', 100, 'sv', gen_random_uuid(), '', 'anonymous');
    insert into memorial_card (id, order_reference, short_reference, reference, idempotency_key, body_hash, name, greeting,
      sender, email, language, lit_at)
    values ('${owners.memorialCard[1]}', 'c', 'c', 'c', gen_random_uuid(), '', 'Åsa', '', 'Eva', 'eva@exempel.se', 'sv', now());
    insert into greeting_card (id, order_id, order_reference, short_reference, reference, campaign_code, recipient, sender,
      message, email, language)
    values ('${owners.greetingCard[1]}', '00000000-0000-0000-0000-000000000009', 'b', 'b', 'b', 'jul', 'Åsa', 'Eva', '',
      'eva@exempel.se', 'sv');
    insert into mandate (id, reference, short_reference, payer_number, idempotency_key, body_hash, channel, language,
      holder_name, holder_number, holder_lookup, account, account_lookup, account_ending, bank_name, key_version, draw_day,
      first_draw_on, consent_version, consent_hash, consent_text, state)
    values ('${owners.mandate[1]}', 'd', 'd', 'd', gen_random_uuid(), '', 'paper', 'sv', 'Eva', '', '', '', '', '', '', 1, 28,
      '2026-12-28', '', '', '', 'revoked')`),
  );

test("mail of each owner still has it after mails had a column for each, is written for no other, and goes with its card or mandate", async () => {
  const database = await testDatabase("earlier", () => Promise.resolve());
  const { db, close } = connect({ url: database.url, poolSize: 1, onIdleError: () => undefined });
  const folder = migrationsBefore("mail_owner");
  await runMigrations(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  await writeOwners(db);
  for (const [column, [, owner]] of Object.entries({
    order_id: owners.order,
    memorial_card_id: owners.memorialCard,
    greeting_card_id: owners.greetingCard,
    mandate_id: owners.mandate,
  }))
    for (const version of [1, 2])
      await db.execute(sql`
        insert into mail (id, ${sql.identifier(column)}, template, version, recipient, sent_at)
        values (gen_random_uuid(), ${owner}, ${column}, ${version}, 'eva@exempel.se', now())`);
  await migrate(database.url);

  const mailsNow = async () =>
    (await db.execute(sql`select owner, owner_id, template, version from mail order by 2, 4`)).rows;
  const expected = Object.entries(owners).flatMap(([owner, [table, id]]) =>
    [1, 2].map((version) => ({
      owner,
      owner_id: id,
      template: table === "orders" ? "order_id" : `${table}_id`,
      version,
    })),
  );
  expect(await mailsNow()).toEqual(expected);

  const write = (owner: string, id: string, version: number) =>
    db.execute(sql`
      insert into mail (id, owner, owner_id, template, version, recipient)
      values (gen_random_uuid(), ${owner}, ${id}, 'mandate_id', ${version}, 'eva@exempel.se')`);
  const nobody = "00000000-0000-0000-0000-00000000000f";
  await expect(write("order", nobody, 3)).rejects.toMatchObject({ cause: { code: "23503" } });
  await expect(write("mandate", owners.order[1], 3)).rejects.toMatchObject({ cause: { code: "23503" } });
  await expect(write("member", owners.order[1], 3)).rejects.toMatchObject({ cause: { code: "20000" } });
  await expect(write("mandate", owners.mandate[1], 2)).rejects.toMatchObject({ cause: { code: "23505" } });

  const { order, ...others } = owners;
  for (const [owner, [table, id]] of Object.entries(others)) {
    await db.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`);
    expect((await mailsNow()).filter((mail) => mail.owner === owner)).toEqual([]);
  }
  const deleteOrder = () => db.execute(sql`delete from orders where id = ${order[1]}`);
  await expect(deleteOrder()).rejects.toMatchObject({ cause: { code: "23503" } });
  await db.execute(sql`delete from mail`);
  await deleteOrder();
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
    "mailLinks",
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
