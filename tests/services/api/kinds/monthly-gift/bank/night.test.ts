import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { connect } from "../../../../../../services/api/src/platform/database/connect.ts";
import { mandateChanges } from "../../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { mandateDraws, mandates } from "../../../../../../services/api/src/platform/database/tables/mandates.ts";
import { orders } from "../../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../../services/api/src/platform/database/tables/payments.ts";
import { bankFileParts } from "../../../../../../services/api/src/platform/database/tables/bank-files.ts";
import { ownTestApi } from "../../../test-api.ts";
import { openBankWorld } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(async () => {
  await world.send();
  await world.forget();
});

const content = async () => {
  const [file] = (await world.bankFiles("toBank")).slice(-1);
  await world.send();
  return file ? world.linesTo(file.name) : [];
};

test("a new mandate goes to the bank with person and account, once, and is sent then", async () => {
  const { id, payerNumber } = await world.addMandate();
  await world.night("2026-11-23");
  expect((await world.mandate(id))?.state).toBe("sent");
  expect(await content()).toEqual([
    "0120261123AUTOGIRO                                            4711170009000000  ",
    `040009000000${payerNumber}6000000000000001198807012391                        `,
  ]);
  expect(await world.night("2026-11-24")).toBeUndefined();
});

test("a mandate that is taken back is told to the bank, and nothing is drawn of it", async () => {
  const { payerNumber } = await world.addMandate({ state: "revoked", bankInstruction: "remove" });
  await world.night("2026-12-21");
  expect((await content()).slice(1)).toEqual([`030009000000${payerNumber}${" ".repeat(52)}`]);
  expect(await world.draws()).toEqual([]);
});

test("each active mandate with an amount is drawn once a month, however often the night is run", async () => {
  const { id, payerNumber } = await world.addMandate({ ...world.active, stateSince: new Date("2026-11-20") });
  await world.addMandate({ ...world.active, amountOre: null });
  await world.addMandate({ ...world.active, state: "rejected" });
  await world.night("2026-12-17");
  expect(await world.draws()).toEqual([]);
  for (const on of ["2026-12-18", "2026-12-18", "2026-12-21", "2026-12-28", "2026-12-30"]) await world.night(on);
  const draws = await world.draws();
  expect(draws).toMatchObject([
    {
      ...{ mandateId: id, month: "2026-12-01", dueOn: "2026-12-28", kind: "monthly_gift" },
      ...{ amountOre: 20_000, method: "directDebit", state: "waiting", paidAt: null },
    },
  ]);
  expect(await world.bankFiles("toBank")).toHaveLength(1);
  expect((await content()).slice(1)).toEqual([
    `82202612280    ${payerNumber}0000000200000009000000${draws[0]?.reference}           `,
  ]);
});

test("a year of nights makes twelve draws, each on the 28th or the next banking day", async () => {
  await world.addMandate(world.active);
  const last = Date.parse("2027-12-01");
  for (let at = Date.parse("2026-12-01"); at < last; at += 86_400_000)
    await world.night(new Date(at).toISOString().slice(0, 10));
  expect((await world.draws()).map(({ dueOn }) => dueOn)).toEqual([
    "2026-12-28",
    "2027-01-28",
    "2027-03-01",
    "2027-03-30",
    "2027-04-28",
    "2027-05-28",
    "2027-06-28",
    "2027-07-28",
    "2027-08-30",
    "2027-09-28",
    "2027-10-28",
    "2027-11-29",
  ]);
  expect(new Set((await world.draws()).map(({ month }) => month)).size).toBe(12);
});

test.each([
  ["before its first day", "2026-12-18", { firstDrawOn: "2027-01-28" }, []],
  ["that came after its day", "2026-12-28", { stateSince: new Date("2026-12-28T12:00:00Z") }, []],
  ["of which a night was missed", "2026-12-30", {}, ["2027-01-04"]],
  ["of which all nights were missed", "2027-01-11", {}, []],
  ["whose day is Christmas", "2026-12-18", { drawDay: 25, firstDrawOn: "2026-12-28" } as const, ["2026-12-28"]],
  ["at the end of February", "2027-02-23", { firstDrawOn: "2026-12-28" }, ["2027-03-01"]],
])("a mandate %s, on the night of %s", async (_what, on, given, due) => {
  await world.addMandate({ ...world.active, ...given });
  await world.night(on);
  expect((await world.draws()).map(({ dueOn }) => dueOn)).toEqual(due);
});

test("an amount that somebody is just raising is waited for: order and file have the same", async () => {
  const { id } = await world.addMandate(world.active);
  let night: Promise<unknown> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.update(mandates).set({ amountOre: 30_000 }).where(eq(mandates.id, id));
    night = world.night("2026-12-18");
    const waiting = () =>
      api.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'select%from "mandate"%'`);
    await expect.poll(async () => (await waiting()).rows.length, { interval: 20 }).toBe(1);
  });
  await night;
  expect((await world.draws()).map(({ amountOre }) => amountOre)).toEqual([30_000]);
  expect((await content()).at(-1)).toContain("000000030000");
});

/** As a press that raises or undoes leaves it: what it holds from was told to the giver. */
const change = async (mandateId: string, number: number, [fromOre, toOre]: [number, number], holdsFrom: string) => {
  await api.db.update(mandates).set({ amountOre: toOre }).where(eq(mandates.id, mandateId));
  await api.db
    .insert(mandateChanges)
    .values({ ...{ id: randomUUID(), mandateId, number, fromOre, toOre, holdsFrom }, linkId: randomUUID() });
};

test.each<[string, [[number, number], string][], number[]]>([
  ["is not raised meanwhile", [], [20_000, 20_000]],
  ["was raised before its day", [[[20_000, 30_000], "2026-12-28"]], [30_000, 30_000]],
  ["was raised after its day", [[[20_000, 30_000], "2027-01-28"]], [20_000, 30_000]],
  [
    "was raised twice after its day",
    [
      [[20_000, 30_000], "2027-01-28"],
      [[30_000, 50_000], "2027-01-28"],
    ],
    [20_000, 50_000],
  ],
  [
    "was raised before its day and set back after it",
    [
      [[20_000, 30_000], "2026-12-28"],
      [[30_000, 20_000], "2027-01-28"],
    ],
    [30_000, 20_000],
  ],
])("a draw whose night was missed takes the amount of its day: one that %s", async (_what, changes, drawn) => {
  const { id } = await world.addMandate(world.active);
  for (const [index, [amounts, from]] of changes.entries()) await change(id, index + 1, amounts, from);
  await world.night("2026-12-30");
  const [line] = (await content()).slice(-1);
  expect(line).toContain(String(drawn[0]).padStart(12, "0"));
  await world.night("2027-01-22");
  const made = await api.db
    .select({ order: orders.amountOre, payment: payments.amountOre })
    .from(mandateDraws)
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .orderBy(mandateDraws.month);
  expect(made).toEqual(drawn.map((ore) => ({ order: ore, payment: ore })));
});

test("on days when banks are closed nothing is written", async () => {
  await world.addMandate();
  for (const on of ["2026-12-24", "2026-12-25", "2026-12-26", "2026-12-27", "2026-12-31", "2027-01-01"])
    expect(await world.night(on), on).toBeUndefined();
  expect(await world.night("2026-12-28")).toBeDefined();
});

test("two processes that write the night at the same time write it once", async () => {
  await world.addMandate();
  await world.addMandate(world.active);
  const other = connect({ url: api.environment.databaseUrl, poolSize: 2, onIdleError: () => undefined });
  const sentBefore = (await world.filesIn("toBank")).length;
  const written = await Promise.all([
    world.night("2026-12-18"),
    world.night("2026-12-18", other.db),
    world.night("2026-12-18"),
  ]);
  expect(written.filter((id) => id !== undefined)).toHaveLength(1);
  expect(await world.draws()).toHaveLength(1);
  // The API's own job of the minute may be the one that sends it.
  await Promise.all([world.send(), world.send(), world.send()]);
  expect(await world.filesIn("toBank")).toHaveLength(sentBefore + 1);
  await other.close();
});

test("the day is the database's: a machine whose clock is wrong draws nothing twice and nothing early", async () => {
  await world.addMandate({ ...world.active, firstDrawOn: "2020-01-01" });
  const before = Date.now;
  Date.now = () => before() + 40 * 86_400_000;
  try {
    const { writeNight } = await import("../../../../../../services/api/src/kinds/monthly-gift/bank/write-night.ts");
    await writeNight(api.db, api.environment);
    await writeNight(api.db, api.environment);
  } finally {
    Date.now = before;
  }
  const { rows } = await api.db.execute<{ today: string }>(
    sql`select (now() at time zone 'Europe/Stockholm')::date::text as today`,
  );
  const today = rows[0]?.today ?? "";
  for (const { dueOn } of await world.draws())
    expect(Math.abs(Date.parse(dueOn) - Date.parse(today))).toBeLessThan(12 * 86_400_000);
});

test("a new mandate that takes another's place does not draw a month that the other has drawn", async () => {
  const old = await world.addMandate(world.active);
  await world.night("2026-12-18");
  await api.db.update(mandates).set({ state: "revoked" }).where(eq(mandates.id, old.id));
  const { id } = await world.addMandate({ ...world.active, replaces: old.id });
  await world.night("2026-12-21");
  expect((await world.draws()).map(({ mandateId }) => mandateId)).toEqual([old.id]);
  await world.night("2027-01-22");
  expect((await world.draws()).map(({ mandateId }) => mandateId)).toEqual([old.id, id]);
});

test("nor does one that took its place in turn, with another between the two that drew nothing", async () => {
  const first = await world.addMandate(world.active);
  await world.night("2026-12-18");
  const revoke = (id: string) => api.db.update(mandates).set({ state: "revoked" }).where(eq(mandates.id, id));
  await revoke(first.id);
  const second = await world.addMandate({ ...world.active, replaces: first.id });
  await revoke(second.id);
  const third = await world.addMandate({ ...world.active, replaces: second.id });
  await world.night("2026-12-21");
  expect((await world.draws()).map(({ mandateId }) => mandateId)).toEqual([first.id]);
  await world.night("2027-01-22");
  expect((await world.draws()).map(({ mandateId }) => mandateId)).toEqual([first.id, third.id]);
});

test("the order is the giver's, and the tax reduction is whoever gives's", async () => {
  await world.addMandate(world.active);
  await world.addMandate({ ...world.active, giverFirstName: "Birgitta", giverLastName: "Sundin", giverNumber: null });
  await world.night("2026-12-18");
  const made = await api.db.select().from(orders).orderBy(orders.firstName);
  expect(made).toMatchObject([
    { firstName: "Birgitta", lastName: "Sundin", personalNumber: null, personalNumberLookup: null },
    { firstName: "Johan", lastName: "Ekdahl", email: "johan@exempel.se", donorKind: "person" },
  ]);
  expect(made[1]?.personalNumber).not.toBeNull();
});

test("personal numbers stand in the bank's file and nowhere in plain", async () => {
  const { payerNumber } = await world.addMandate();
  await world.night("2026-11-23");
  const parts = await api.db.select().from(bankFileParts);
  for (const { content: kept } of parts) {
    expect(kept.toString("latin1")).not.toContain("198807012391");
    expect(kept.toString("latin1")).not.toContain(payerNumber);
  }
  await world.send();
  expect(api.logs()).not.toContain("198807012391");
});
