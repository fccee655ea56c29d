import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { nightSections } from "../../../../../../services/api/src/kinds/monthly-gift/attention.ts";
import { showSections } from "../../../../../../services/api/src/platform/staff/section.ts";
import { ownTestApi } from "../../../test-api.ts";
import { openBankWorld } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(async () => {
  await world.send();
  await world.forget();
});

const attention = (now: string) => showSections(api.db, nightSections(api.environment, now));
const noNight = (now: string) => attention(now).then((text) => text.split("\n\n")[0]);
const since = new Date("2026-12-07T12:00:00Z");

test.each<[string, string[], string, RegExp]>([
  ["each evening had its night", ["2026-12-17", "2026-12-18"], "2026-12-21T10:00+01", /: none$/],
  ["the evening is not over", ["2026-12-17", "2026-12-18"], "2026-12-21T18:30+01", /: none$/],
  ["the evening is over", ["2026-12-17", "2026-12-18"], "2026-12-21T19:30+01", /: 1\n/],
  ["a night is missed over a weekend", ["2026-12-17"], "2026-12-20T10:00+01", /: 1\n/],
  ["banks are closed over Christmas", ["2026-12-23"], "2026-12-28T10:00+01", /: none$/],
  ["none ever came", [], "2026-12-08T10:00+01", /: 1\n/],
])("when %s", async (_what, nights, now, told) => {
  await world.addMandate({ ...world.active, createdAt: since });
  for (const night of nights) await world.night(night);
  expect(await noNight(now)).toMatch(told);
});

test("the list says since when, and how many nights", async () => {
  await world.addMandate({ ...world.active, createdAt: since });
  await world.night("2026-12-14");
  expect(await attention("2026-12-21T10:00+01")).toMatch(/\n2026-12-14 +2026-12-15 +4\n/);
});

test("where nobody gives each month no night is missed", async () => {
  expect(await noNight("2026-12-21T10:00+01")).toMatch(/: none$/);
});

test("a night that had nothing to say counts, and one that failed does not", async () => {
  await world.addMandate({ ...world.active, createdAt: since, drawDay: 25, firstDrawOn: "2030-01-25" });
  await world.night("2026-12-18");
  expect(await world.bankFiles("toBank")).toEqual([]);
  expect(await noNight("2026-12-20T10:00+01")).toMatch(/: none$/);
  await api.db.execute(sql`alter table bank_file rename to bank_file_away`);
  await expect(world.night("2026-12-21")).rejects.toThrow();
  await api.db.execute(sql`alter table bank_file_away rename to bank_file`);
  expect(await noNight("2026-12-22T10:00+01")).toMatch(/: 1\n/);
});

const left = "Files that the file agent has left for an hour";
test.each([["half.txt.part"], ["half.tmp"], [".half.txt"], ["half.filepart"]])(
  "a file of a dead agent, %s, is listed when it is older than an hour",
  async (name) => {
    const [young, old] = [Date.now() / 1_000 - 50 * 60, Date.now() / 1_000 - 70 * 60];
    await world.lay(name, Buffer.from("01"), young);
    expect(await attention("2026-12-21T10:00+01")).toContain(`${left}: none`);
    await world.rest("fromBank", name, old);
    await world.read();
    expect(await attention("2026-12-21T10:00+01")).toMatch(
      new RegExp(`${left}: 1\\n[\\s\\S]*from-bank +${name.replaceAll(".", "\\.")} `),
    );
    const { rm } = await import("node:fs/promises");
    await rm(join(world.folders.fromBank, name));
  },
);

test("a file that nobody has fetched for the bank since last evening is listed, and one that waits for us to read is not", async () => {
  await writeFile(join(world.folders.toBank, "AUTOGIRO.x.txt"), "01");
  await world.rest("toBank", "AUTOGIRO.x.txt", Date.now() / 1_000 - 13 * 3_600);
  await world.lay("whole.txt", Buffer.from("01"));
  expect(await attention("2026-12-21T10:00+01")).toMatch(new RegExp(`${left}: 1\\n[\\s\\S]*to-bank +AUTOGIRO`));
});

test("where the folders are away, the list says so and the others are shown", async () => {
  const away = { ...api.environment, autogiro: { ...api.environment.autogiro, folder: "/proc/none" } };
  const text = await showSections(api.db, nightSections(away, "2026-12-21T10:00+01"));
  expect(text).toMatch(new RegExp(`${left}: 1\\n[\\s\\S]*ENOENT`));
});
