import { spawn } from "node:child_process";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { showAttention } from "../../../../../services/api/src/platform/staff/section.ts";
import { ownTestApi } from "../../test-api.ts";
import { openBankWorld } from "../../kinds/monthly-gift/bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(() => world.forget());

/** The command itself, as a machine that watches runs it. */
const attention = async () => {
  const { databaseUrl, autogiro } = api.environment;
  const env = { ...process.env, DATABASE_URL: databaseUrl, BANK_FILES_FOLDER: autogiro.folder };
  const command = spawn(process.execPath, ["services/api/src/staff.ts", "attention"], { env });
  let [said, wrong] = ["", ""];
  command.stdout.on("data", (part: Buffer) => (said += part.toString()));
  command.stderr.on("data", (part: Buffer) => (wrong += part.toString()));
  const code = await new Promise<number | null>((resolve) => command.on("close", resolve));
  return { code, said, wrong };
};

test("nothing that waits ends with 0", async () => {
  expect(await attention()).toMatchObject({ code: 0, wrong: "" });
});

test("something grave ends with 1 and comes first", async () => {
  await world.lay("cut.txt", Buffer.from("01AUTOGIRO"));
  await world.read();
  const { code, said } = await attention();
  expect(said).toMatch(/^GRAVE: Files from the bank that cannot be read: 1\n/);
  expect(code).toBe(1);
});

test("a database that is away ends with 1 too", async () => {
  await api.db.execute(sql`alter table bank_file rename to bank_file_away`);
  const { code: away, wrong } = await attention().finally(() =>
    api.db.execute(sql`alter table bank_file_away rename to bank_file`),
  );
  expect(wrong).not.toBe("");
  expect(away).toBe(1);
});

test("what is the day's work alone is no alarm, and what is grave stands before it", async () => {
  const section = (heading: string, isGrave: boolean, rows: { one: string }[]) => ({
    ...{ heading, isGrave, remedy: "" },
    rows: () => Promise.resolve(rows),
  });
  const row = [{ one: "x" }];
  const work = [section("To pack", false, row), section("Nothing grave", true, [])];
  expect(await showAttention(api.db, work, false)).toMatchObject({ isGrave: false });
  const both = await showAttention(api.db, [...work, section("Money", true, row)], false);
  expect(both.isGrave).toBe(true);
  expect(both.text).toMatch(/^GRAVE: Money: 1[\s\S]*To pack: 1/);
});
