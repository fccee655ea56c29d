import { luhnHolds } from "@hjarta-lunga/contract/lib/luhn.ts";
import { liveMandateStates } from "@hjarta-lunga/contract/mandates.ts";
import { mandateReceipt } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { decryptEvidence } from "../../../../../../services/api/src/identity/bankid/encryption.ts";
import { bankIdSignatures } from "../../../../../../services/api/src/platform/database/tables/identity.ts";
import { mails } from "../../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandates } from "../../../../../../services/api/src/platform/database/tables/mandates.ts";
import { addExtraDraw, drawOfOrder } from "../../../../../../services/api/src/kinds/linked-gift/extra.ts";
import { insertGiftOrders } from "../../../../../../services/api/src/kinds/monthly-gift/draws/insert-draws.ts";
import type { Move } from "../../../../../../services/api/src/kinds/monthly-gift/move.ts";
import { decryptNumbers } from "../../../../../../services/api/src/kinds/monthly-gift/numbers.ts";
import { another, somebody } from "../../../identity/bankid/bankid-world.ts";
import { account, consent, consentRead, gift, otherAccount } from "../mandate-samples.ts";
import type { Mandate } from "../../../../../../services/api/src/kinds/monthly-gift/repository.ts";
import { openMandateWorld, type MandateWorld } from "../mandate-world.ts";

let world: MandateWorld;
beforeAll(async () => {
  world = await openMandateWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

test("a gift each month is added with its evidence, its event, its mail, and what the bank is to be told", async () => {
  const browser = world.visitor();
  const body = gift({ token: await browser.signs() });
  const { status, body: answer } = await browser.give(body);
  expect(status).toBe(201);
  expect(mandateReceipt.strict().parse(answer)).toMatchObject({ state: "signed", amount: 200 });
  const row = await world.rowOf(String(answer.reference));
  expect(row).toMatchObject({
    ...{ state: "signed", bankInstruction: "add", channel: "web", language: "sv", amountOre: 20_000, drawDay: 28 },
    ...{ email: "anna@exempel.se", mobile: "+46701740605", bankName: "SEB", accountEnding: "2343" },
    ...{ consentVersion: consentRead().version, consentHash: consentRead().hash, giverNumber: null },
  });
  expect(row.payerNumber).toMatch(/^\d{16}$/);
  expect(luhnHolds(row.payerNumber)).toBe(true);
  expect(decryptNumbers(world.api.environment.personalNumberKeys, row)).toEqual({
    holder: somebody,
    giver: null,
    account,
  });
  const { db } = world.api;
  const [evidence] = await db
    .select()
    .from(bankIdSignatures)
    .where(eq(bankIdSignatures.orderId, row.signatureId ?? ""));
  if (!evidence) throw new Error("No evidence is kept");
  const { shown } = decryptEvidence(world.api.environment.personalNumberKeys, evidence);
  expect(shown).toContain(row.consentText);
  expect(shown).toContain(account.number);
  expect(evidence.usedAt).toBeInstanceOf(Date);
  expect(await world.eventsOf(row.id)).toMatchObject([{ fromState: null, toState: "signed", who: "holder" }]);
  expect(await db.select().from(mails).where(eq(mails.ownerId, row.id))).toMatchObject([
    { template: "mandate", recipient: "anna@exempel.se" },
  ]);
});

test("no number of a person or an account is in the log, in the answer, or readable in what is kept", async () => {
  const browser = world.visitor();
  const { body } = await browser.give(gift({ token: await browser.signs() }));
  expect(JSON.stringify(body)).not.toContain(account.number);
  const { rows } = await world.api.db.execute(sql`
    select (select json_agg(m) from mandate m)::text || (select json_agg(e) from mandate_event e)::text
      || (select json_agg(s) from bankid_signature s)::text as everything`);
  const kept = String(rows[0]?.everything);
  for (const number of [somebody, account.number]) {
    expect(world.api.logs()).not.toContain(number);
    expect(kept).not.toContain(number);
  }
});

test("the same click is one mandate, also after its answer was lost; with another body it is refused", async () => {
  const browser = world.visitor();
  const body = gift({ token: await browser.signs() });
  const many = await Promise.all(Array.from({ length: 8 }, () => browser.give(body)));
  expect(many.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 7 }, () => 200), 201]);
  const later = await browser.give(body);
  expect(later.status).toBe(200);
  for (const { body: answer } of many) expect(answer).toEqual(later.body);
  expect(await browser.give({ ...body, amount: 300 })).toMatchObject({
    status: 409,
    body: { code: "idempotency_conflict" },
  });
  expect(await world.count()).toBe(1);
});

test("the key of an order is no mandate's", async () => {
  const browser = world.visitor();
  const { idempotencyKey, ...body } = gift({ token: await browser.signs() });
  const once = { idempotencyKey, amount: 100, donor: { kind: "anonymous" }, language: "sv" };
  expect((await browser.give(once)).status).toBe(201);
  expect(await browser.give({ idempotencyKey, ...body })).toMatchObject({ status: 409 });
});

test.each<[string, object]>([
  ["another amount", { amount: 2_000 }],
  ["another day", { drawDay: 25 }],
  ["another account", { account: otherAccount }],
  ["another language", { language: "en", consent: consentRead("en") }],
])("%s than was signed is refused, and the signature is good still", async (_name, change) => {
  const browser = world.visitor();
  const token = await browser.signs();
  expect(await browser.give(gift({ token, ...change }))).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  expect(await world.count()).toBe(0);
  expect((await browser.give(gift({ token }))).status).toBe(201);
});

test("a signature is used once, in its own browser, and an identification is none", async () => {
  const browser = world.visitor();
  const token = await browser.signs();
  const stranger = world.visitor();
  await stranger.identify();
  expect((await stranger.give(gift({ token }))).status).toBe(401);
  expect((await browser.give(gift({ token: await browser.identify() }))).status).toBe(401);
  const again = await browser.signs();
  expect((await browser.give(gift({ token: again }))).status).toBe(201);
  await world.clear();
  expect(await browser.give(gift({ token: again }))).toMatchObject({ status: 401, body: { code: "unauthorized" } });
});

test.each([
  ["version", { version: "2025-01" }],
  ["words", { hash: "0".repeat(64) }],
])("who read a consent text of another %s neither signs nor adds", async (_name, change) => {
  const read = { ...consentRead(), ...change };
  const browser = world.visitor();
  const signing = await browser.call("/api/BankID/Sign", {
    ...{ purpose: "mandate", device: "other", language: "sv", returnTo: "/", amount: 200, drawDay: 28, replaces: null },
    ...{ account, consent: read },
  });
  expect([signing.statusCode, signing.json<{ code: string }>().code]).toEqual([409, "changed_meanwhile"]);
  const token = await browser.signs();
  expect(await browser.give(gift({ token, consent: read }))).toMatchObject({
    status: 409,
    body: { code: "changed_meanwhile" },
  });
});

test.each<[string, object, object]>([
  ["too small a gift", { amount: 10 }, { amount: "tooSmall" }],
  [
    "a clearing number that no bank has",
    { account: { clearing: "0001", number: "1234567" } },
    { "account.clearing": "unknownClearing" },
  ],
  ["too short an account", { account: { clearing: "5000", number: "123" } }, { "account.number": "tooShort" }],
])("%s is refused in words", async (_name, change, fields) => {
  const browser = world.visitor();
  const token = await browser.signs();
  expect(await browser.give(gift({ token, ...change }))).toMatchObject({
    ...{ status: 400, body: { code: "validation_failed", fields } },
  });
});

test("an account whose check digit does not agree is taken: some accounts have none", async () => {
  const odd = { clearing: "5000", number: "0012344" };
  expect(await world.given(somebody, { account: odd })).toMatchObject({ accountEnding: "2344" });
});

test("when somebody else gives, the holder signs and the giver is kept beside", async () => {
  const giver = { firstName: "Bo", lastName: "Ek", personalNumber: "19760701-2387" };
  const row = await world.given(somebody, {}, { donor: { email: "bo@exempel.se", giver } });
  expect(row).toMatchObject({ giverFirstName: "Bo", giverLastName: "Ek" });
  expect(decryptNumbers(world.api.environment.personalNumberKeys, row)).toMatchObject({
    ...{ holder: somebody, giver: "197607012387" },
  });
});

test("who has a mandate is told, and it is not doubled: not of the same account, and not of another unasked", async () => {
  await world.given();
  const browser = world.visitor();
  const told = { status: 409, body: { code: "mandate_exists" } };
  expect(await browser.give(gift({ token: await browser.signs() }))).toMatchObject(told);
  const elsewhere = await browser.signs({ account: otherAccount });
  expect(await browser.give(gift({ token: elsewhere, account: otherAccount }))).toMatchObject(told);
  expect(await world.count()).toBe(1);
});

test("two tabs of one person, with two accounts at the same time, make one mandate", async () => {
  const tabs = [world.visitor(), world.visitor()] as const;
  const first = gift({ token: await tabs[0].signs() });
  const second = gift({ token: await tabs[1].signs({ account: otherAccount }), account: otherAccount });
  const answers = await Promise.all([tabs[0].give(first), tabs[1].give(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("another person may draw from the same account: spouses share one", async () => {
  await world.given();
  await world.given(another);
  expect(await world.count()).toBe(2);
});

test("a new account takes the place of the old one when the bank has taken it; amount and day stay", async () => {
  const old = await world.given(somebody, { amount: 350, drawDay: 25 }, { amount: 350, drawDay: 25 });
  await world.move(old.id, { to: "sent", who: "files" });
  await world.move(old.id, { to: "active", who: "bank", code: "32" });
  const browser = world.visitor();
  const agreed = { drawDay: 25, account: otherAccount, replaces: old.shortReference };
  const token = await browser.signs({ ...agreed, amount: 350 });
  const { status, body } = await browser.register(consent({ ...agreed, token }));
  expect([status, body.amount]).toEqual([201, 350]);
  const row = await world.rowOf(String(body.reference));
  expect(row).toMatchObject({ amountOre: 35_000, drawDay: 25, replaces: old.id });
  expect(await world.rowOf(old.reference)).toMatchObject({ state: "active", bankInstruction: null });

  await world.move(row.id, { to: "sent", who: "files" });
  expect(await world.rowOf(old.reference)).toMatchObject({ state: "active", bankInstruction: null });
  await world.move(row.id, { to: "active", who: "bank", code: "32" });
  expect(await world.rowOf(old.reference)).toMatchObject({ state: "revoked", bankInstruction: "remove" });
  const [, , , last] = await world.eventsOf(old.id);
  expect(last).toMatchObject({ fromState: "active", toState: "revoked", note: `replaced by ${row.shortReference}` });
});

const thirdAccount = { clearing: "5000", number: "0012344" };
/** What the bank has said of a second account before it takes the third. */
const movesOfSecond: [string, Move[]][] = [
  ["nothing", []],
  ["nothing but that it has the file", [{ to: "sent", who: "bank" }]],
  [
    "no",
    [
      { to: "sent", who: "bank" },
      { to: "rejected", who: "bank", code: "23" },
    ],
  ],
  [
    "yes",
    [
      { to: "sent", who: "bank" },
      { to: "active", who: "bank", code: "32" },
    ],
  ],
];

test.each(
  movesOfSecond.flatMap(([said, moves]) => (["first", "second"] as const).map((one) => ({ said, moves, one }))),
)(
  "who names a third account for the $one, of whose second the bank says $said, has one mandate in the end",
  async ({ moves, one }) => {
    const first = await world.given();
    await world.move(first.id, { to: "sent", who: "bank" });
    await world.move(first.id, { to: "active", who: "bank", code: "32" });
    const another = { account: otherAccount, replaces: first.shortReference };
    const second = await world.given(somebody, another, another);
    const instead = { first, second }[one];
    const corrected = { account: thirdAccount, replaces: instead.shortReference };
    const third = await world.given(somebody, corrected, corrected);
    for (const move of moves) await world.move(second.id, move);
    await world.move(third.id, { to: "sent", who: "bank" });
    await world.move(third.id, { to: "active", who: "bank", code: "32" });
    // A yes that comes late takes nothing back.
    await world.move(second.id, { to: "active", who: "bank", code: "32" });
    const lives = await world.api.db
      .select()
      .from(mandates)
      .where(inArray(mandates.state, [...liveMandateStates]));
    expect(lives.map(({ id }) => id)).toEqual([third.id]);
  },
);

/** A consent without an amount, which the bank has taken. */
const consented = async () => {
  const browser = world.visitor();
  const { body } = await browser.register(consent({ token: await browser.signs({ amount: null }) }));
  const old = await world.rowOf(String(body.reference));
  await world.move(old.id, { to: "sent", who: "files" });
  await world.move(old.id, { to: "active", who: "bank", code: "32" });
  return old;
};

test("a consent alone becomes a gift each month, from the same account: one mandate lives, and the bank is told of both", async () => {
  const old = await consented();
  const browser = world.visitor();
  const agreed = { replaces: old.shortReference, amount: 250 };
  const { status, body } = await browser.give(gift({ ...agreed, token: await browser.signs(agreed) }));
  expect([status, body.amount]).toEqual([201, 250]);
  expect(await world.rowOf(String(body.reference))).toMatchObject({
    ...{
      state: "signed",
      bankInstruction: "add",
      amountOre: 25_000,
      replaces: old.id,
      accountLookup: old.accountLookup,
    },
  });
  expect(await world.rowOf(old.reference)).toMatchObject({ state: "revoked", bankInstruction: "remove" });
  expect((await world.eventsOf(old.id)).at(-1)).toMatchObject({ who: "holder", note: "becomes a monthly gift" });
});

test("something extra that was agreed on a consent is not lost when it becomes a gift: the new one draws it", async () => {
  const old = await consented();
  const { jobs, environment } = world.api;
  const order = {
    ...{ orderId: crypto.randomUUID(), mandate: old, amountOre: 30_000 },
    ...{ idempotencyKey: crypto.randomUUID(), bodyHash: "", replaces: null },
  };
  const drawn = () => world.api.db.transaction((tx) => drawOfOrder(tx, order.orderId));
  await world.api.db.transaction(async (tx) => {
    await insertGiftOrders(tx, environment, "extra_gift", [order]);
    await addExtraDraw(tx, { jobs, leadBankingDays: environment.mandateLeadBankingDays }, order);
  });
  const browser = world.visitor();
  const agreed = { replaces: old.shortReference, amount: 250 };
  const { body } = await browser.give(gift({ ...agreed, token: await browser.signs(agreed) }));
  const given = await world.rowOf(String(body.reference));
  expect(await drawn()).toMatchObject({ mandateId: given.id, undoneAt: null, fileId: null });
  // What the bank does not take is drawn from nobody.
  await world.move(given.id, { to: "sent", who: "files" });
  await world.move(given.id, { to: "rejected", who: "bank", code: "21" });
  expect((await drawn())?.undoneAt).not.toBeNull();
});

test.each([
  ["unasked", consented, () => ({ amount: 250 })],
  ["without an amount", consented, ({ shortReference: replaces }: Mandate) => ({ replaces, amount: null })],
  [
    "when it is a gift already",
    () => world.given(),
    ({ shortReference: replaces }: Mandate) => ({ replaces, amount: 250 }),
  ],
])("a mandate of the same account is not replaced %s, and stays as it was", async (_what, held, agreed) => {
  const old = await held();
  const { state } = await world.rowOf(old.reference);
  const browser = world.visitor();
  const { amount, ...more } = agreed(old);
  const token = await browser.signs({ amount, ...more });
  const answer = await (amount === null
    ? browser.register(consent({ ...more, token }))
    : browser.give(gift({ amount, ...more, token })));
  expect(answer).toMatchObject({ status: 409, body: { code: "mandate_exists" } });
  expect(await world.rowOf(old.reference)).toMatchObject({ state });
  expect(await world.count()).toBe(1);
});

test("a mandate that ended meanwhile has no place to be taken", async () => {
  const old = await world.given();
  await world.move(old.id, { to: "revoked", who: "Anna Ek" });
  const browser = world.visitor();
  const agreed = { account: otherAccount, replaces: old.shortReference };
  const token = await browser.signs(agreed);
  expect(await browser.register(consent({ ...agreed, token }))).toMatchObject({
    status: 409,
    body: { code: "changed_meanwhile" },
  });
});

test("a consent alone has no amount, and says so", async () => {
  const browser = world.visitor();
  const { status, body } = await browser.register(consent({ token: await browser.signs({ amount: null }) }));
  expect([status, body.amount]).toEqual([201, null]);
});
