import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../scripts/testing/test-database.ts";
import { migrationTurn } from "../../../services/content/src/commands/migration-turn.ts";
import { migrate } from "./test-content.ts";

test("two starters at once wait for each other, and make the tables once", async () => {
  const database = await testDatabase("empty", () => Promise.resolve());
  const holder = new pg.Client(database.url);
  await holder.connect();
  onTestFinished(async () => {
    await holder.end();
    await database.drop();
  });
  const count = async (query: string) => (await holder.query(query)).rows.length;
  await holder.query("select pg_advisory_lock($1)", [migrationTurn]);
  const both = Promise.all([migrate(database.url), migrate(database.url)]);
  const waiting = () => count("select from pg_locks where locktype = 'advisory' and not granted");
  await expect.poll(waiting, { timeout: 45_000 }).toBe(2);
  expect(await count("select from pg_tables where tablename = 'payload_migrations'")).toBe(0);
  await holder.query("select pg_advisory_unlock($1)", [migrationTurn]);
  await both;
  const { rows } = await holder.query<{ name: string }>("select name from payload_migrations");
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
