import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bankIdSignatures } from "../../../../../services/api/src/platform/database/tables/identity.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { rotateSignatures } from "../../../../../services/api/src/identity/bankid/encryption.ts";
import { endMandate } from "../../../../../services/api/src/kinds/monthly-gift/commands.ts";
import { listMandates, showMandate } from "../../../../../services/api/src/kinds/monthly-gift/show.ts";
import { decryptNumbers } from "../../../../../services/api/src/kinds/monthly-gift/numbers.ts";
import {
  approvePaper,
  notePaperSigned,
  recordPaper,
} from "../../../../../services/api/src/kinds/monthly-gift/signing/paper.ts";
import { secondPersonSections } from "../../../../../services/api/src/kinds/monthly-gift/attention.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { rotateMandates } from "../../../../../services/api/src/kinds/monthly-gift/rotate-keys.ts";
import { runRetention, orderHandlers } from "../../../../../services/api/src/modules.ts";
import { resendRefused } from "../../../../../services/api/src/ledger/orders/resend-mail.ts";
import { another, somebody } from "../../identity/bankid/bankid-world.ts";
import { paidGift } from "../../ledger/receipts/paid-gifts.ts";
import { account, otherAccount, seeded } from "./mandate-samples.ts";
import { openMandateWorld, type MandateWorld } from "./mandate-world.ts";

let world: MandateWorld;
beforeAll(async () => {
  world = await openMandateWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const note = "Anna Ek: the giver called";
/** Within the days that a paper is good, whatever day it is. */
const signedLately = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
const paper = (given: object = {}) =>
  JSON.stringify({
    name: "Bo Ek",
    personalNumber: "193805179177",
    account,
    amount: 150,
    signedOn: signedLately,
    ...given,
  });
const record = (given: object = {}) =>
  recordPaper({ db: world.api.db, published: seeded, secrets: world.api.environment }, { form: paper(given), note });
const only = async () => {
  const [row, ...others] = await world.api.db.select().from(mandates);
  if (!row || others.length > 0) throw new Error("Not one mandate");
  return row;
};

const endMails = (mandateId: string) =>
  world.api.db
    .select()
    .from(mails)
    .where(and(eq(mails.ownerId, mandateId), eq(mails.template, "mandateRevoked")));

test("staff see how many mandates there are of each state, and which, without a name or a number of a person", async () => {
  const { shortReference } = await world.given();
  expect(await listMandates(world.api.db, undefined)).toMatch(/signed\s+1/);
  const list = await listMandates(world.api.db, "signed");
  expect(list).toContain(shortReference);
  for (const secret of [somebody, account.number, "anna@exempel.se"]) expect(list).not.toContain(secret);
  await expect((async () => listMandates(world.api.db, "gone"))()).rejects.toThrow("Say which state");
});

test("a mandate is shown with how to reach its holder and its events, never with a number of a person or an account", async () => {
  const { shortReference } = await world.given();
  const shown = await showMandate(world.api.db, shortReference);
  for (const told of [shortReference, "anna@exempel.se", "holder"]) expect(shown).toContain(told);
  for (const secret of [somebody, account.number]) expect(shown).not.toContain(secret);
});

test.each([
  ["before the bank has heard of it", [], null],
  ["when a file has told the bank", ["sent"], "remove"],
  ["when the bank has taken it", ["sent", "active"], "remove"],
] as const)("a mandate that staff end %s is ended once, with who and why", async (_when, moves, instruction) => {
  const { id, shortReference: number, reference } = await world.given();
  for (const to of moves) await world.move(id, { to, who: "files" });
  const said = await endMandate(world.api.db, { number, note });
  expect(said).toContain("The giver gets a mail.");
  expect(await world.rowOf(reference)).toMatchObject({ state: "revoked", bankInstruction: instruction });
  expect(await endMails(id)).toMatchObject([{ recipient: "anna@exempel.se", version: 2 }]);
  expect((await world.eventsOf(id)).at(-1)).toMatchObject({
    toState: "revoked",
    who: "Anna Ek",
    note: "the giver called",
  });
  await expect(endMandate(world.api.db, { number, note })).rejects.toThrow("ended already");
});

test.each([
  ["quiet", "anna@exempel.se", [], "The giver is not told."],
  ["by-us", "anna@exempel.se", [{ version: 3 }], "The giver gets a mail."],
  ["by-us", null, [], "The giver has no e-mail address"],
] as const)(
  "of a mandate that is ended %s, the giver with the address %s is told %j",
  async (telling, email, sent, said) => {
    const { id, shortReference: number } = await world.given();
    await world.api.db.update(mandates).set({ email }).where(eq(mandates.id, id));
    expect(await endMandate(world.api.db, { number, note, telling })).toContain(said);
    expect(await endMails(id)).toMatchObject(sent);
  },
);

test("nothing is ended by words for whose wish it was that nobody knows", async () => {
  const { shortReference: number, reference } = await world.given();
  await expect(endMandate(world.api.db, { number, note, telling: "silent" })).rejects.toThrow("as-asked, by-us, quiet");
  expect(await world.rowOf(reference)).toMatchObject({ state: "signed" });
});

test("a form that never came back is ended without a mail about a direct debit that never was", async () => {
  await record({ signedOn: undefined, email: "bo@exempel.se" });
  const { id, shortReference: number } = await only();
  expect(await endMandate(world.api.db, { number, note })).toContain("The giver is not told.");
  expect(await endMails(id)).toEqual([]);
});

test("who has signed another account as well is not told that all is ended", async () => {
  const first = await world.given();
  for (const to of ["sent", "active"] as const) await world.move(first.id, { to, who: "bank" });
  const instead = { account: otherAccount, replaces: first.shortReference };
  const next = await world.given(somebody, instead, instead);
  const end = (number: string) => endMandate(world.api.db, { number, note });
  expect(await end(first.shortReference)).toContain(`${next.shortReference} goes on`);
  expect(await end(next.shortReference)).not.toContain("goes on");
});

test.each([undefined, "", "Anna Ek", "Anna Ek: "])(
  "nothing is ended by %j: it must say who and why",
  async (written) => {
    const { shortReference: number, reference } = await world.given();
    await expect(endMandate(world.api.db, { number, note: written })).rejects.toThrow("Say who you are and why");
    expect(await world.rowOf(reference)).toMatchObject({ state: "signed" });
  },
);

test("what happened cannot be changed or removed", async () => {
  const { id } = await world.given();
  for (const attempt of [
    sql`update mandate_event set who = 'x'`,
    sql`delete from mandate_event`,
    sql`truncate mandate_event`,
  ])
    await expect(world.api.db.execute(attempt)).rejects.toThrow();
  expect(await world.eventsOf(id)).toHaveLength(1);
});

test("the bank's no is the end, and a yes that comes after it changes nothing", async () => {
  const { id, reference } = await world.given();
  await world.move(id, { to: "sent", who: "files" });
  expect(await world.move(id, { to: "rejected", who: "bank", code: "20" })).toBe(true);
  expect(await world.move(id, { to: "active", who: "bank", code: "32" })).toBe(false);
  expect(await world.rowOf(reference)).toMatchObject({ state: "rejected", code: "20", bankInstruction: null });
});

test("a form that came by post is a mandate for the bank, with who wrote it down", async () => {
  expect(await record()).toMatch(/is signed\.\n$/);
  const row = await only();
  expect(row).toMatchObject({
    state: "signed",
    channel: "paper",
    bankInstruction: "add",
    signatureId: null,
    holderName: "Bo Ek",
  });
  expect(decryptNumbers(world.api.environment.personalNumberKeys, row)).toMatchObject({
    holder: "193805179177",
    account,
  });
  expect(await world.eventsOf(row.id)).toMatchObject([{ toState: "signed", who: "Anna Ek" }]);
  await expect(record({ account: otherAccount })).rejects.toThrow(row.shortReference);
});

test("a form that was sent out waits, and is signed when it comes back", async () => {
  await record({ signedOn: undefined });
  const { shortReference: number, state, bankInstruction } = await only();
  expect([state, bankInstruction]).toEqual(["awaiting_signature", null]);
  await notePaperSigned({ db: world.api.db, secrets: world.api.environment }, { number, signedOn: signedLately, note });
  const back = await only();
  expect(back).toMatchObject({
    state: "signed",
    bankInstruction: "add",
    signedAt: new Date(`${signedLately}T12:00:00Z`),
  });
});

test("a form that comes back signed doubles nothing that its holder has given meanwhile, and says which", async () => {
  await record({ signedOn: undefined });
  const { shortReference: number } = await only();
  await record({ account: otherAccount });
  const [lives] = await world.api.db.select().from(mandates).where(eq(mandates.state, "signed"));
  const { db, environment } = world.api;
  const back = notePaperSigned({ db, secrets: environment }, { number, signedOn: signedLately, note });
  await expect(back).rejects.toThrow(`This person has mandate ${lives?.shortReference ?? "-"}. End it first.`);
  expect(await listMandates(db, undefined)).toMatch(/awaiting_signature\s+1\s+signed\s+1/);
});

test.each<[string, object]>([
  ["a personal number", { personalNumber: "193805179178" }],
  ["an account", { account: { clearing: "0001", number: "1234567" } }],
  ["an amount", { amount: -5 }],
])("a form with %s that cannot be is not written down", async (_what, wrong) => {
  await expect(record(wrong)).rejects.toThrow(/not right|cannot be right/);
  expect(await world.count()).toBe(0);
});

/** By Sweden's day, which is another than UTC's for an hour or two of each night. */
const daysAgo = (days: number) =>
  daysAfter(new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" }), -days);
const noteSigned = (number: string, signedOn: string, by = note) =>
  notePaperSigned({ db: world.api.db, secrets: world.api.environment }, { number, signedOn, note: by });
const approve = (number: string, by: string) =>
  approvePaper({ db: world.api.db, secrets: world.api.environment }, { number, note: by });
const bo = "Bo Lind: jag har läst blanketten";
const waiting = () => showSections(world.api.db, secondPersonSections);

test.each([[20_001], [49]])(
  "a form with %i kr a month, which the web would not take, is not written down",
  async (amount) => {
    await expect(record({ amount })).rejects.toThrow("A monthly gift is 50 to 20000 kr");
    expect(await world.count()).toBe(0);
  },
);

test.each([
  ["tomorrow", -1, "is to come"],
  ["ninety-one days ago", 91, "more than 90 days ago"],
])("a paper signed %s is not written down, nor noted as signed", async (_what, days, why) => {
  await expect(record({ signedOn: daysAgo(days) })).rejects.toThrow(why);
  await record({ signedOn: undefined });
  const { shortReference } = await only();
  await expect(noteSigned(shortReference, daysAgo(days))).rejects.toThrow(why);
  expect(await only()).toMatchObject({ state: "awaiting_signature", signedAt: null });
});

test.each([0, 90])("a paper signed %i days ago is good", async (days) => {
  await record({ signedOn: daysAgo(days) });
  expect(await only()).toMatchObject({ state: "signed" });
});

test("2,000 kr a month takes effect at once, more waits for a second person and says so", async () => {
  expect(await record({ amount: 2_000, signedOn: daysAgo(1) })).toContain("is signed");
  await world.clear();
  expect(await record({ amount: 2_001, signedOn: daysAgo(1) })).toMatch(
    /is above 2000 kr a month and waits: another than you must look at the paper.*-- approve \w{8} "/,
  );
  const { id, shortReference: number } = await only();
  expect(await only()).toMatchObject({
    state: "awaiting_signature",
    bankInstruction: null,
    approvalAskedBy: "Anna Ek",
  });
  expect(await waiting()).toMatch(new RegExp(`second person: 1\\n[\\s\\S]*${number} +2001 +Anna Ek `));
  for (const same of [
    note,
    "anna  EK: jag igen",
    "Anna Ek : än en gång",
    "Anna Ek.: med punkt",
    "Anna-Ek: med streck",
    "Anna\u200b Ek: med något som inte syns",
    "––: ingen alls",
  ])
    await expect(approve(number, same)).rejects.toThrow("Another than Anna Ek must approve it");
  await expect(noteSigned(number, daysAgo(1), bo)).rejects.toThrow("does not wait for a paper");
  expect(await approve(number, bo)).toContain("Approved");
  expect(await only()).toMatchObject({ state: "signed", bankInstruction: "add", approvalAskedBy: null });
  expect((await only()).signedAt?.toISOString().slice(0, 10)).toBe(daysAgo(1));
  expect((await world.eventsOf(id)).map(({ toState, who }) => [toState, who])).toEqual([
    ["awaiting_signature", "Anna Ek"],
    ["signed", "Bo Lind"],
  ]);
  await expect(approve(number, bo)).rejects.toThrow("does not wait for a second person");
  expect(await waiting()).toContain("second person: none");
});

test("a large form that comes back signed waits too, is not forgotten meanwhile, and approved once by however many at once", async () => {
  await record({ amount: 5_000, signedOn: undefined });
  const { id, shortReference: number } = await only();
  await expect(approve(number, bo)).rejects.toThrow("does not wait for a second person");
  expect(await noteSigned(number, daysAgo(2))).toContain("another than you must look");
  await age("40 days");
  expect(await tidied()).toBe(1);
  const tries = await Promise.allSettled([approve(number, bo), approve(number, bo)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await world.eventsOf(id)).map(({ toState, who }) => [toState, who])).toEqual([
    ["awaiting_signature", "Anna Ek"],
    ["awaiting_signature", "Anna Ek"],
    ["signed", "Bo Lind"],
  ]);
});

test("one that waits for a second person doubles nothing that its holder has given meanwhile, and can be ended", async () => {
  await record({ amount: 5_000, signedOn: daysAgo(2) });
  const { shortReference: number } = await only();
  await record({ account: otherAccount, signedOn: daysAgo(2) });
  await expect(approve(number, bo)).rejects.toThrow("End it first");
  await endMandate(world.api.db, { number, note });
  await expect(approve(number, bo)).rejects.toThrow("does not wait");
  expect(await waiting()).toContain("second person: none");
});

const nextKey = (keys: MandateWorld["api"]["environment"]["personalNumberKeys"]) => ({
  current: 2,
  byVersion: new Map([...keys.byVersion, [2, Buffer.alloc(32, 7)]]),
});

test("after the keys are rotated, numbers are read with the new one alone", async () => {
  const row = await world.given(another);
  const keys = nextKey(world.api.environment.personalNumberKeys);
  expect(await rotateMandates(world.api.db, keys)).toBe(1);
  expect(await rotateMandates(world.api.db, keys)).toBe(0);
  await rotateSignatures(world.api.db, keys);
  const newOnly = { current: 2, byVersion: new Map([[2, Buffer.alloc(32, 7)]]) };
  expect(decryptNumbers(newOnly, await world.rowOf(row.reference))).toMatchObject({ holder: another, account });
});

const age = (interval: string) =>
  world.api.db.execute(sql`
    update mandate set state_since = state_since - ${interval}::interval, created_at = created_at - ${interval}::interval
  `);
const tidied = async () => {
  await runRetention(world.api.db);
  return world.count();
};

test("a form that never came back goes after thirty days, and one that came stays", async () => {
  await record({ signedOn: undefined });
  await age("29 days");
  expect(await tidied()).toBe(1);
  await age("2 days");
  expect(await tidied()).toBe(0);
  await record();
  await age("40 days");
  expect(await tidied()).toBe(1);
});

test("a mandate that lives is kept, however old", async () => {
  await world.given();
  await age("30 years");
  expect(await tidied()).toBe(1);
});

test("one that ended without a draw goes after a year, with its evidence, mail and events", async () => {
  const { id, signatureId } = await world.given();
  await world.move(id, { to: "revoked", who: "Anna Ek" });
  await age("364 days");
  expect(await tidied()).toBe(1);
  await age("3 days");
  expect(await tidied()).toBe(0);
  const { db } = world.api;
  expect(await db.$count(mails, sql`owner_id = ${id}`)).toBe(0);
  expect(await db.$count(bankIdSignatures, sql`order_id = ${signatureId}`)).toBe(0);
  expect(await world.eventsOf(id)).toEqual([]);
});

test("one that the bank is still to be told of is not forgotten before it is", async () => {
  const { id } = await world.given();
  await world.move(id, { to: "sent", who: "files" });
  await world.move(id, { to: "revoked", who: "Anna Ek" });
  await age("2 years");
  expect(await tidied()).toBe(1);
});

test("one that money was drawn by belongs to the books for seven years after its last", async () => {
  const { id } = await world.given();
  await world.move(id, { to: "sent", who: "files" });
  const { db } = world.api;
  const order = await paidGift(world.api);
  await db.execute(sql`
    insert into mandate_draw (id, mandate_id, kind, month, due_on, order_id, payment_id)
    select gen_random_uuid(), ${id}, 'monthly', '2026-12-01', '2026-12-28', o.id, o.paid_by from orders o where o.id = ${order.id}
  `);
  await world.move(id, { to: "revoked", who: "bank", code: "02" });
  await age("7 years");
  expect(await tidied()).toBe(1);
  await age("1 year");
  expect(await tidied()).toBe(0);
});

test("mail that was refused goes to the right address, and so does what comes later", async () => {
  const { id, shortReference, reference } = await world.given();
  const { db } = world.api;
  await db.execute(sql`update mail set refused_at = now(), refusal = 'SMTP 550' where owner_id = ${id}`);
  expect(await resendRefused({ db, handlers: orderHandlers }, shortReference, { address: "anna.ek@exempel.se" })).toBe(
    1,
  );
  expect(await world.rowOf(reference)).toMatchObject({ email: "anna.ek@exempel.se" });
});
