import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../scripts/testing/test-database.ts";
import { connect } from "../../../services/api/src/database/connect.ts";
import { migrate } from "../../../services/api/src/database/migrate.ts";

const journal = new URL("../../../services/api/migrations/meta/_journal.json", import.meta.url);
const { entries } = JSON.parse(readFileSync(journal, "utf8")) as { entries: unknown[] };

test("five starters at once make the tables once", async () => {
  const database = await testDatabase("empty", () => Promise.resolve());
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
  const { db, close } = connect({ url: database.url, poolSize: 1, onIdleError: () => undefined });
  const { rows } = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  expect(rows).toEqual([{ applied: entries.length }]);
  const queues = await db.execute(sql`select name from jobs.queue order by name`);
  const jobNames = ["housekeeping", "mail", "missingRefunds", "refund", "unsentMail"];
  expect(queues.rows).toEqual(jobNames.map((name) => ({ name })));
  const timetable = await db.execute(sql`select name, cron from jobs.schedule order by name`);
  expect(timetable.rows).toEqual([
    { name: "housekeeping", cron: "*/15 * * * *" },
    { name: "missingRefunds", cron: "* * * * *" },
    { name: "unsentMail", cron: "* * * * *" },
  ]);
  await close();
  await database.drop();
});
