import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { giftMailings } from "../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { writeNight } from "../../../../../services/api/src/kinds/monthly-gift/bank/write-night.ts";
import { linkWorld } from "../linked-gift/link-world.ts";
import type { LinkWorld } from "../linked-gift/link-world.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import { openBankWorld, paymentFile } from "./bank-world.ts";
import type { BankWorld } from "./bank-world.ts";
import { shiftedClock } from "./shifted-clock.ts";

let database: TestDatabase;
let api: TestApi;
let world: BankWorld;
let links: LinkWorld;
let clock: Awaited<ReturnType<typeof shiftedClock>>;
beforeAll(async () => {
  database = await apiDatabase();
  clock = await shiftedClock(database.url);
  api = await buildTestApi(clock.url);
  await api.app.ready();
  world = await openBankWorld(api);
  links = linkWorld(api);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clock.isRight();
  await world.send();
  await world.read();
  await world.forget();
});
afterAll(async () => {
  await api.close();
  await clock.close();
  await database.drop();
});

const hourMs = 3_600_000;
const processIsWrongBy = (hours: number) => {
  const right = Date.now.bind(Date);
  vi.spyOn(Date, "now").mockImplementation(() => right() + hours * hourMs);
};
const runNight = () => writeNight(api.db, api.environment);

test.each<[string, string[]]>([
  ["is right", ["2026-12-18T18:00+01"]],
  ["is an hour slow, then right", ["2026-12-18T17:00+01", "2026-12-18T18:00+01"]],
  ["is an hour fast, then right", ["2026-12-18T19:00+01", "2026-12-18T18:00+01"]],
  ["is an hour fast over midnight, into a day when banks are closed", ["2026-12-19T00:30+01", "2026-12-18T23:30+01"]],
  [
    "is an hour fast over midnight, and set right",
    ["2026-12-22T00:30+01", "2026-12-21T23:30+01", "2026-12-22T18:00+01"],
  ],
  [
    "is an hour slow over midnight, and set right",
    ["2026-12-21T23:30+01", "2026-12-22T00:30+01", "2026-12-21T23:59+01"],
  ],
  ["wanders all evening", ["2026-12-18T18:00+01", "2026-12-18T17:00+01", "2026-12-18T19:00+01", "2026-12-18T18:30+01"]],
])("when the database's clock %s, a draw is made once, for its day", async (_what, moments) => {
  await world.addMandate(world.active);
  for (const moment of moments) {
    await clock.says(moment);
    await runNight();
  }
  expect(await world.draws()).toMatchObject([{ month: "2026-12-01", dueOn: "2026-12-28", state: "waiting" }]);
  expect(await world.bankFiles("toBank")).toHaveLength(1);
});

test("over a winter of evenings whose clock is wrong by an hour now and then, each month is drawn once, on its day", async () => {
  await world.addMandate(world.active);
  const wrong = [0, 1, -1, 0, -1, 1, 1];
  for (let day = 0; day < 120; day += 1) {
    const evening = new Date(Date.parse("2026-12-01T17:00Z") + day * 24 * hourMs + (wrong[day % 7] ?? 0) * hourMs);
    await clock.says(evening.toISOString());
    await runNight();
  }
  expect((await world.draws()).map(({ dueOn }) => dueOn)).toEqual([
    "2026-12-28",
    "2027-01-28",
    "2027-03-01",
    "2027-03-30",
  ]);
});

test.each([-1, 1])("a process whose clock is wrong by %i hours draws what the others draw", async (hours) => {
  await world.addMandate(world.active);
  await clock.says("2026-12-17T23:30+01");
  processIsWrongBy(hours);
  await runNight();
  expect(await world.draws()).toEqual([]);
  await clock.says("2026-12-18T18:00+01");
  await runNight();
  vi.restoreAllMocks();
  await runNight();
  expect(await world.draws()).toMatchObject([{ dueOn: "2026-12-28" }]);
});

test.each([-1, 0, 1])("a file that comes slowly to a process wrong by %i hours is read once, whole", async (hours) => {
  const { payerNumber } = await world.addMandate(world.active);
  await world.night("2026-12-18");
  const [draw] = await world.draws();
  const whole = paymentFile("2026-12-28", [{ payerNumber, reference: draw?.reference ?? "", status: "0" }]);
  processIsWrongBy(hours);
  for (const part of [whole.subarray(0, 150), whole, whole]) {
    await writeFile(join(world.folders.fromBank, "slow.txt"), part);
    await world.read();
  }
  expect(await world.draws()).toMatchObject([{ state: "paid" }]);
  expect(await world.filesIn("fromBank")).toEqual([]);
  expect((await world.bankFiles("fromBank")).filter(({ readAt }) => readAt !== null)).toHaveLength(1);
});

const expiresIn = (minutes: number) =>
  api.db.update(giftMailings).set({ expiresAt: sql`pg_catalog.now() + make_interval(mins => ${minutes})` });

test.each([
  ["nobody's clock is wrong", 0, 0, 30, "ok"],
  ["nobody's clock is wrong, and it is over", 0, 0, -30, "expired"],
  ["a process is an hour fast", 1, 0, 30, "ok"],
  ["a process is an hour slow", -1, 0, -30, "expired"],
  ["the database is an hour fast: it ends an hour early", 0, 1, 30, "expired"],
  ["the database is an hour slow: it ends an hour late", 0, -1, -30, "ok"],
])("when %s, a link that opens a gift is judged by the database", async (_what, process, hours, minutes, state) => {
  const mandate = await links.give();
  const { guid } = await links.linked(mandate);
  await expiresIn(minutes);
  processIsWrongBy(process);
  await clock.turnTo(sql`pg_catalog.now() + make_interval(hours => ${hours})`);
  expect(await links.lookUp(guid)).toMatchObject({ state });
  const presses = await Promise.all([0, 1].map(() => links.increase(guid)));
  expect(presses.map(({ statusCode }) => statusCode).sort()).toEqual(state === "ok" ? [201, 404] : [404, 404]);
});
