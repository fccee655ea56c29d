import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import {
  mandateDraws,
  mandates,
  missedDrawEvents,
} from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { drawLate, letGo } from "../../../../../services/api/src/kinds/monthly-gift/draws/late-draws.ts";
import { missedSections } from "../../../../../services/api/src/kinds/monthly-gift/attention.ts";
import { showMissed } from "../../../../../services/api/src/kinds/monthly-gift/draws/missed-draws.ts";
import type { MailDeps } from "../../../../../services/api/src/platform/mail/templates.ts";
import { lateDrawMail } from "../../../../../services/api/src/kinds/monthly-gift/mails/draw-mails.ts";
import { moveMandate } from "../../../../../services/api/src/kinds/monthly-gift/move.ts";
import { writeNight } from "../../../../../services/api/src/kinds/monthly-gift/bank/write-night.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import { openBankWorld } from "./bank-world.ts";
import type { BankWorld } from "./bank-world.ts";
import { seeded } from "./mandate-samples.ts";
import { shiftedClock } from "./shifted-clock.ts";
import {} from "../../../../../services/api/src/platform/database/time.ts";

let database: TestDatabase;
let api: TestApi;
let world: BankWorld;
let clock: Awaited<ReturnType<typeof shiftedClock>>;
beforeAll(async () => {
  database = await apiDatabase();
  clock = await shiftedClock(database.url);
  // Nothing is sent by itself: a test says when a mail has gone.
  api = await buildTestApi(clock.url, { SMTP_URL: "smtp://127.0.0.1:9" });
  await api.app.ready();
  world = await openBankWorld(api);
});
afterEach(async () => {
  await clock.isRight();
  await world.send();
  await world.forget();
});
afterAll(async () => {
  await api.close();
  await clock.close();
  await database.drop();
});

const anna = "Anna Ek: servern var borta över jul";
const december = "2026-12";
/** All nights in which the draws of December should have been told of have passed, and those that make up for them. */
const itIs = (moment: string) => clock.says(moment);
const januaryMorning = "2027-01-12T09:00+01";
const late = (month = december, note: string | undefined = anna) => drawLate(api.db, api.environment, { month, note });
const attention = () => showSections(api.db, missedSections(api.environment));
const night = async (moment: string) => {
  await itIs(moment);
  return writeNight(api.db, api.environment);
};
const mailOf = async () => (await api.db.select().from(mails).where(eq(mails.template, "lateDraw")))[0];
const mailGoes = () =>
  api.db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(eq(mails.template, "lateDraw"));
const debits = async () => {
  await world.send();
  const files = await world.bankFiles("toBank");
  return (await Promise.all(files.map(({ name }) => world.linesTo(name))))
    .flat()
    .filter((line) => line.startsWith("82"));
};

test.each<[string, object, string, RegExp]>([
  ["nights make up for it yet", {}, "2026-12-30T09:00+01", /2026-12-28 +1 +200 +0 +2027-01-07\n/],
  ["its nights are over", {}, januaryMorning, /2026-12-28 +1 +200 +0 +2027-01-07\n/],
  ["it has no e-mail address", { email: null }, januaryMorning, /2026-12-28 +1 +200 +1 +2027-01-07\n/],
  ["its night is still to come", {}, "2026-12-18T09:00+01", /: none/],
  ["its night was last evening", {}, "2026-12-18T19:30+01", /: 1\n/],
  ["it began later", { firstDrawOn: "2027-01-28" }, januaryMorning, /: none/],
  ["the bank took it after the day", { stateSince: new Date("2026-12-29T12:00:00Z") }, januaryMorning, /: none/],
  ["it has no amount", { amountOre: null }, januaryMorning, /: none/],
  ["it has ended", { state: "revoked", bankInstruction: null }, januaryMorning, /: none/],
])("a month of which a living mandate was not drawn is listed: %s", async (_what, given, now, told) => {
  await world.addMandate({ ...world.active, ...given });
  await itIs(now);
  expect(await attention()).toMatch(told);
});

test("who was drawn is not listed, nor who was drawn on the account before", async () => {
  const old = await world.addMandate(world.active);
  await night("2026-12-18T18:00+01");
  await api.db.update(mandates).set({ state: "revoked" }).where(eq(mandates.id, old.id));
  await world.addMandate({ ...world.active, replaces: old.id });
  await itIs(januaryMorning);
  expect(await attention()).toContain(": none");
});

test("one command writes the mails first, names a later banking day, and draws on it once the mail has gone", async () => {
  const { id, shortReference } = await world.addMandate(world.active);
  await itIs(januaryMorning);
  expect(await late()).toContain("1 giver gets a mail, and is drawn on 2027-01-26");
  expect(await mailOf()).toMatchObject({ recipient: "johan@exempel.se", sentAt: null });
  expect(await world.draws()).toMatchObject([
    {
      mandateId: id,
      month: "2026-12-01",
      dueOn: "2027-01-26",
      kind: "monthly_gift",
      amountOre: 20_000,
      state: "waiting",
    },
  ]);
  expect(await api.db.select().from(missedDrawEvents)).toMatchObject([
    { mandateId: id, month: "2026-12-01", what: "drawLate", who: "Anna Ek" },
  ]);
  expect(await attention()).toContain(": none");
  const waits = new RegExp(`${shortReference} +2026-12 +2027-01-26 +- `);
  expect(await showMissed(api.db, api.environment)).toMatch(waits);
  await mailGoes();
  await night("2027-01-19T18:00+01");
  expect(await debits()).toEqual([]);
  await night("2027-01-20T18:00+01");
  expect(await debits()).toEqual([expect.stringMatching(/^8220270126/)]);
  await night("2027-01-22T18:00+01");
  expect((await debits()).map((line) => line.slice(2, 10)).sort()).toEqual(["20270126", "20270128"]);
});

test("without the mail nobody is drawn: the day moves on until it has gone, and then names the right one", async () => {
  await world.addMandate(world.active);
  await itIs(januaryMorning);
  await late();
  for (const evening of ["2027-01-20", "2027-01-21", "2027-01-25"]) await night(`${evening}T18:00+01`);
  expect((await debits()).map((line) => line.slice(2, 10))).toEqual(["20270128"]);
  const [draw] = await world.draws();
  expect(draw).toMatchObject({ month: "2026-12-01", dueOn: "2027-02-08" });
  await mailGoes();
  await night("2027-02-02T18:00+01");
  expect((await debits()).map((line) => line.slice(2, 10))).toEqual(["20270128", "20270208"]);
});

test("a mail that was refused keeps the draw back", async () => {
  await world.addMandate(world.active);
  await itIs(januaryMorning);
  await late();
  await api.db.update(mails).set({ refusedAt: sql`now()` });
  await night("2027-01-20T18:00+01");
  expect(await debits()).toEqual([]);
});

test("while its mail is being sent a draw neither goes nor moves: the mail names the day", async () => {
  await world.addMandate(world.active);
  await itIs(januaryMorning);
  await late();
  await itIs("2027-01-20T18:00+01");
  await api.db.update(mails).set({ leasedUntil: sql`now() + interval '1 hour'` });
  await night("2027-01-20T18:00+01");
  expect(await debits()).toEqual([]);
  expect(await world.draws()).toMatchObject([{ dueOn: "2027-01-26" }]);
});

test("never twice for a month, however often and by however many it is asked for", async () => {
  await world.addMandate(world.active);
  await itIs(januaryMorning);
  const all = await Promise.allSettled([late(), late(), late()]);
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(late()).rejects.toThrow("Nobody waits");
  expect(await api.db.$count(mandateDraws)).toBe(1);
  expect(await api.db.$count(mails)).toBe(1);
});

test.each<[string, string, string, string]>([
  ["a month whose nights make up for it yet", december, "2026-12-30T09:00+01", "made up for"],
  ["a month that is too long ago", "2026-09", januaryMorning, "too long ago"],
  ["what is no month", "december", januaryMorning, "Say which month"],
  ["a month to come", "2027-03", januaryMorning, "made up for"],
])("%s is not drawn late", async (_what, month, now, why) => {
  await world.addMandate({ ...world.active, firstDrawOn: "2026-01-28" });
  await itIs(now);
  await expect(late(month)).rejects.toThrow(why);
  expect(await api.db.$count(mandateDraws)).toBe(0);
});

test("it must say who and why", async () => {
  await world.addMandate(world.active);
  await itIs(januaryMorning);
  await expect(late(december, "bara så")).rejects.toThrow("Say who you are");
  expect(await api.db.$count(mandateDraws)).toBe(0);
});

test("who has no e-mail address is listed to be called, and not drawn", async () => {
  const { shortReference } = await world.addMandate({ ...world.active, email: null, mobile: "+46701740605" });
  await itIs(januaryMorning);
  await expect(late()).rejects.toThrow("Nobody waits who has an e-mail address");
  expect(await api.db.$count(mandateDraws)).toBe(0);
  expect(await showMissed(api.db, api.environment)).toMatch(new RegExp(`${shortReference} +2026-12 .*\\+46701740605`));
  await letGo(api.db, api.environment, { number: shortReference, month: december, note: anna });
  expect(await attention()).toContain(": none");
});

const both = async () => {
  const mandate = await world.addMandate(world.active);
  await itIs(januaryMorning);
  await late();
  await mailGoes();
  return mandate;
};

test("who says no is not drawn, and cannot be asked again for that month", async () => {
  const { shortReference: number } = await both();
  expect(await letGo(api.db, api.environment, { number, month: december, note: anna })).toContain("is not drawn");
  await night("2027-01-20T18:00+01");
  expect(await debits()).toEqual([]);
  expect(await world.draws()).toMatchObject([{ state: "cancelled" }]);
  await itIs("2027-01-21T09:00+01");
  await expect(late()).rejects.toThrow("Nobody waits");
  expect(await attention()).toContain(": none");
});

test("who says no before the mail has gone gets none", async () => {
  const { shortReference: number } = await world.addMandate(world.active);
  await itIs(januaryMorning);
  await late();
  await letGo(api.db, api.environment, { number, month: december, note: anna });
  expect((await mailOf())?.replacedAt).toBeInstanceOf(Date);
});

test("once the bank has been told, a no is answered with what can be done", async () => {
  const { shortReference: number } = await both();
  await night("2027-01-20T18:00+01");
  await expect(letGo(api.db, api.environment, { number, month: december, note: anna })).rejects.toThrow(
    "has been told",
  );
  expect(await world.draws()).toMatchObject([{ state: "waiting" }]);
});

test("who has ended meanwhile is not drawn, and gets no mail that says so", async () => {
  const { id } = await world.addMandate(world.active);
  await itIs(januaryMorning);
  await late();
  await api.db.transaction((tx) => moveMandate(tx, id, { to: "revoked", who: "Anna Ek" }));
  await night("2027-01-20T18:00+01");
  expect(await debits()).toEqual([]);
  expect(await api.db.select({ state: payments.state }).from(payments)).toEqual([{ state: "cancelled" }]);
  expect((await mailOf())?.replacedAt).toBeInstanceOf(Date);
});

test("who has named another account meanwhile is drawn on that one", async () => {
  const old = await both();
  const next = await world.addMandate({
    ...world.active,
    state: "sent",
    replaces: old.id,
    createdAt: new Date("2027-01-13"),
  });
  await api.db.transaction((tx) => moveMandate(tx, next.id, { to: "active", who: "bank", code: "32" }));
  await night("2027-01-20T18:00+01");
  expect(await debits()).toEqual([expect.stringContaining(next.payerNumber)]);
});

test("an outage over the nights that should have told of it is told again: the giver reads the later day", async () => {
  await both();
  await night("2027-01-27T18:00+01");
  const [draw] = await world.draws();
  expect(draw).toMatchObject({ dueOn: "2027-01-28" });
  expect(await api.db.select().from(mails).where(eq(mails.template, "lateDraw"))).toMatchObject([
    { version: 1 },
    { version: 2, sentAt: null },
  ]);
});

test("the mail says what went wrong, what is drawn when and from where, and how to say no in time", async () => {
  const { shortReference } = await world.addMandate(world.active);
  await itIs(januaryMorning);
  await late();
  const [draw] = await world.draws();
  const { db, environment } = api;
  const deps = { db, published: seeded, environment } as unknown as MailDeps;
  const { subject, text } = await lateDrawMail(deps, draw?.orderId ?? "", 1);
  const spaced = text.replaceAll("\u00a0", " ");
  expect(subject.replaceAll("\u00a0", " ")).toBe("Din månadsgåva för december 2026 dras senare");
  expect(spaced).toContain("drogs aldrig den 28 december 2026");
  expect(spaced).toMatch(/drar vi 200 kr den 26 januari 2027 från ditt konto i Handelsbanken som slutar på \d{4}\./);
  expect(spaced).toContain("senast den 19 januari 2027, så drar vi inget för den månaden");
  expect(spaced).not.toMatch(new RegExp(`Johan|${shortReference}|\\{`));
  const moved = (await lateDrawMail(deps, draw?.orderId ?? "", 2)).text.replaceAll("\u00a0", " ");
  expect(moved).toContain("senare än vi skrev: den 26 januari 2027 drar vi 200 kr");
});

test("it takes the amount that was agreed for the day that was missed", async () => {
  const { id } = await world.addMandate(world.active);
  await api.db.execute(sql`insert into mandate_change (id, mandate_id, number, from_ore, to_ore, holds_from, link_id)
    values (gen_random_uuid(), ${id}, 1, 20000, 30000, '2027-01-28', gen_random_uuid())`);
  await api.db.update(mandates).set({ amountOre: 30_000 });
  await itIs(januaryMorning);
  await late();
  expect(await world.draws()).toMatchObject([{ amountOre: 20_000 }]);
});

test("one that cannot be made is left out, and the others are drawn", async () => {
  await world.addMandate(world.active);
  const broken = await world.addMandate({
    ...world.active,
    ...{ giverFirstName: "B", giverLastName: "S", giverNumber: Buffer.from("x".repeat(60)) },
  });
  await itIs(januaryMorning);
  expect(await late()).toMatch(/1 giver gets a mail[\s\S]*1 could not be made/);
  expect((await world.mandate(broken.id))?.nightProblem).not.toBeNull();
  expect(await attention()).toMatch(/: 1\n/);
});
