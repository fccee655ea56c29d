import { giftGiverCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { regularGiftReceipt, type RegularGiftReceipt } from "@hjarta-lunga/contract/schemas/gifts.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { decryptPersonalNumber } from "../../../../../services/api/src/ledger/donors/personal-number.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { openPaymentWorld } from "../../ledger/payments/payment-world.ts";
import { addGift, gift } from "./gift-samples.ts";

const world = await openPaymentWorld();
afterAll(() => world.close());

type Given = Record<string, unknown>;
const nobody = { kind: "anonymous" };
const birgitta = { kind: "person", firstName: "Birgitta", lastName: "Åkerström" };
const personalNumber = "19760701-2387";

const begin = async (given: Given = {}): Promise<RegularGiftReceipt> =>
  regularGiftReceipt.strict().parse((await addGift(world.api, gift({ donor: nobody, ...given }))).json());

let sequence = 1;
const say = ({ orderReference, giverToken: token }: RegularGiftReceipt, giver: Given, given: Given = {}) =>
  world.call(giftGiverCall.path, { orderReference, token, sequence: sequence++, giver, ...given });
const said = async (...given: Parameters<typeof say>) => {
  const response = await say(...given);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Given>();
};
const refused = async (...given: Parameters<typeof say>) => {
  const response = await say(...given);
  const { code, fields } = response.json<{ code: string; fields?: Given }>();
  return { status: response.statusCode, code, fields };
};

const pay = async (given: RegularGiftReceipt) => {
  expect((await world.direct(given)).statusCode).toBe(200);
  await world.decide(given, "approve");
  await world.until(async () => expect((await world.orderRow(given)).paidAt).not.toBeNull());
};
/** Where its receipt went, in the order in which it was written. */
const receiptsOf = async (given: RegularGiftReceipt) =>
  (await world.mailsOf(given))
    .filter(({ template }) => template === "receipt")
    .toSorted((a, b) => a.version - b.version);
const sentTo = async (given: RegularGiftReceipt, expected: string[]) => {
  await world.until(async () => {
    const all = await receiptsOf(given);
    expect(all.filter(({ sentAt }) => sentAt !== null).map(({ recipient }) => recipient)).toEqual(expected);
    // Nothing is left to send.
    expect(all.filter(({ sentAt, replacedAt }) => sentAt === null && replacedAt === null)).toEqual([]);
  });
};
const mailbox = (name = "b") => `${name}-${crypto.randomUUID()}@exempel.se`;

test("who gives is said after the gift was begun, and the receipt goes there when it is paid, once", async () => {
  const given = await begin();
  const email = mailbox();
  expect(await said(given, { ...birgitta, email, mobile: "070-174 06 05" })).toEqual({
    receiptTo: `b•••••@exempel.se`,
    hasPersonalNumber: false,
  });
  expect(await world.orderRow(given)).toMatchObject({
    donorKind: "person",
    firstName: "Birgitta",
    email,
    mobile: "+46701740605",
    paidAt: null,
  });
  expect(await receiptsOf(given)).toEqual([]);
  await pay(given);
  await sentTo(given, [email]);
});

test("after the payment the receipt is mailed at once: to each address once, whatever is changed to and fro", async () => {
  const given = await begin();
  await pay(given);
  expect(await receiptsOf(given)).toEqual([]);
  expect(await world.poll(given)).toMatchObject({ receiptTo: null, receipt: null });
  const [first, second] = [mailbox(), mailbox("c")];
  await said(given, { kind: "anonymous", email: first });
  await sentTo(given, [first]);
  await said(given, { ...birgitta, email: first.toUpperCase() });
  await said(given, { ...birgitta, email: second });
  await sentTo(given, [first, second]);
  await said(given, { ...birgitta, email: first });
  await sentTo(given, [first, second]);
  expect(await world.poll(given)).toMatchObject({ receiptTo: "b•••••@exempel.se", receipt: "sent" });
});

test("what has not been sent when the address is changed goes to the last one alone, and one taken back is sent once", async () => {
  const given = await begin();
  await pay(given);
  const [first, second, third] = [mailbox(), mailbox("c"), mailbox("d")];
  await world.fault("mail", { mode: "down" });
  await said(given, { kind: "anonymous", email: first });
  await said(given, { kind: "anonymous", email: second });
  await said(given, { kind: "anonymous", email: third });
  await said(given, { kind: "anonymous", email: second });
  expect((await receiptsOf(given)).map(({ recipient, replacedAt }) => [recipient, replacedAt === null])).toEqual([
    [first, false],
    [second, true],
    [third, false],
  ]);
  await world.well();
  await world.until(async () => {
    const all = await receiptsOf(given);
    expect(all.filter(({ sentAt }) => sentAt !== null).map(({ recipient }) => recipient)).toEqual([second]);
  });
});

test("an address that is taken away before the payment gets nothing", async () => {
  const given = await begin();
  await said(given, { kind: "anonymous", email: mailbox() });
  await said(given, nobody);
  await pay(given);
  expect(await receiptsOf(given)).toEqual([]);
});

test("whoever comes first, the payment or the address: one receipt", async () => {
  const rounds = Array.from({ length: 12 }, async (_, round) => {
    const given = await begin();
    const email = mailbox();
    await world.direct(given);
    const writes = () => Promise.all([said(given, { ...birgitta, email }), said(given, { ...birgitta, email })]);
    const paid = () => world.decide(given, "approve");
    await Promise.all(round % 2 === 0 ? [writes().catch(ignored), paid()] : [paid(), writes().catch(ignored)]);
    await world.until(async () => expect((await world.orderRow(given)).paidAt).not.toBeNull());
    await sentTo(given, [email]);
  });
  await Promise.all(rounds);
});
/** Of two at once the one that was written first may come last, and is told that it is old. */
const ignored = () => undefined;

test("the same once more changes nothing, old news is refused, and so is another thing under the same number", async () => {
  const given = await begin();
  const [first, second] = [mailbox(), mailbox("c")];
  await said(given, { ...birgitta, email: second }, { sequence: 9_000 });
  await said(given, { ...birgitta, email: second }, { sequence: 9_000 });
  for (const old of [8_999, 9_000])
    expect(await refused(given, { ...birgitta, email: first }, { sequence: old })).toMatchObject({
      status: 409,
      code: "changed_meanwhile",
    });
  expect((await world.orderRow(given)).email).toBe(second);
});

test("a personal number is kept when a browser that has forgotten it asks for that, and goes when nobody does", async () => {
  const given = await begin({ amount: 200 });
  const { personalNumberKeys } = world.api.environment;
  expect(await said(given, { ...birgitta, personalNumber })).toMatchObject({ hasPersonalNumber: true });
  expect(await said(given, birgitta, { keepsPersonalNumber: true })).toMatchObject({ hasPersonalNumber: true });
  const row = await world.orderRow(given);
  const { personalNumberKeyVersion } = row;
  if (row.personalNumber === null) throw new Error("No number was kept");
  const encrypted = { personalNumber: row.personalNumber, personalNumberKeyVersion };
  expect(decryptPersonalNumber(personalNumberKeys, encrypted)).toBe("197607012387");
  // Nobody's number is a company's.
  const firm = { kind: "company", companyName: "Ek & Co", organisationNumber: "802005-1952" };
  expect(await said(given, firm, { keepsPersonalNumber: true })).toMatchObject({ hasPersonalNumber: false });
  expect(await world.orderRow(given)).toMatchObject({
    companyName: "Ek & Co",
    firstName: null,
    personalNumber: null,
    personalNumberLookup: null,
  });
});

test("a gift too small for the tax reduction takes no personal number", async () => {
  const given = await begin({ amount: 199 });
  expect(await refused(given, { ...birgitta, personalNumber })).toEqual({
    status: 400,
    code: "validation_failed",
    fields: { "giver.personalNumber": "onlyForTaxReduction" },
  });
});

test.each([
  ["no token", { token: "" }],
  ["another's token", { token: "of another" }],
  ["another order", { orderReference: "0123456789ABCDEFGHJK" }],
])("%s opens nothing, and does not tell what there is", async (_what, wrong) => {
  const [given, another] = [await begin(), await begin()];
  const sent = "token" in wrong && wrong.token === "of another" ? { token: another.giverToken } : wrong;
  expect(await refused(given, birgitta, sent)).toMatchObject({ status: 401, code: "unauthorized" });
  expect(await world.orderRow(given)).toMatchObject({ donorKind: "anonymous", firstName: null });
});

const change = ({ orderReference }: RegularGiftReceipt, set: object) =>
  world.db.update(orders).set(set).where(eq(orders.reference, orderReference));

test("a day after the payment it is too late, and nothing is mailed", async () => {
  const given = await begin();
  await pay(given);
  await change(given, { paidAt: sql`now() - interval '23 hours'` });
  const email = mailbox();
  await said(given, { kind: "anonymous", email });
  await change(given, { paidAt: sql`now() - interval '25 hours'` });
  expect(await refused(given, { kind: "anonymous", email: mailbox("c") })).toMatchObject({
    status: 409,
    code: "too_late",
  });
  await sentTo(given, [email]);
});

test("an order that was replaced, closed or forgotten takes no news", async () => {
  const given = await begin();
  await begin({ amount: 300, replaces: given.orderReference });
  expect(await refused(given, birgitta)).toMatchObject({ status: 409, code: "order_replaced" });
  for (const set of [{ closedAt: sql`now()` }, { forgottenAt: sql`now()` }]) {
    const another = await begin();
    await change(another, set);
    expect(await refused(another, birgitta)).toMatchObject({ status: 404, code: "not_found" });
  }
});

test("nobody mails a crowd with one gift", async () => {
  const given = await begin();
  await pay(given);
  const all = Array.from({ length: 6 }, (_, at) => mailbox(`b${at}`));
  for (const email of all.slice(0, 5)) await said(given, { kind: "anonymous", email });
  expect(await refused(given, { kind: "anonymous", email: all[5] })).toMatchObject({ status: 429 });
  expect((await world.orderRow(given)).email).toBe(all[4]);
  expect((await receiptsOf(given)).map(({ recipient }) => recipient)).toEqual(all.slice(0, 5));
});

test.each([
  ["a name with what nobody sees in it", { ...birgitta, firstName: "Bir\u202egitta" }, 400],
  ["no address", { kind: "anonymous", email: "b" }, 400],
  ["what nobody asked for", { ...birgitta, donorKind: "company" }, 400],
  ["nothing", {}, 400],
  ["a nested kind", { kind: { $ne: null } }, 400],
])("%s is refused in the one body of errors", async (_what, giver, status) => {
  const given = await begin();
  expect(await refused(given, giver)).toMatchObject({ status, code: "validation_failed" });
});
