import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { withdrawalReceipt } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isToPack } from "../../../../../services/api/src/kinds/article-order/attention.ts";
import { articleOrdersWhere } from "../../../../../services/api/src/kinds/article-order/repository.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { articleOrders } from "../../../../../services/api/src/platform/database/tables/articles.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { withdrawals } from "../../../../../services/api/src/platform/database/tables/withdrawals.ts";
import { swedishDay } from "../../../../../services/api/src/platform/database/time.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { withdrawalCommands, withdrawalSections } from "../../../../../services/api/src/rooms/withdrawals/staff.ts";
import { withdrawalMyData } from "../../../../../services/api/src/rooms/withdrawals/my-data.ts";
import {
  articleOrder,
  fillShelf,
  freeOrder,
  recipient,
  register,
  stateOf,
} from "../../kinds/article-order/article-samples.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
  await fillShelf(world.db, { "2001": 500 });
});
afterAll(() => world.close());

type Json = Record<string, unknown>;
type Letter = { to: string[]; subject: string; text: string };

let customers = 0;
const newCustomer = () => `kund${(customers += 1)}@exempel.se`;

const order = async (email: string, given: Json = articleOrder()): Promise<OrderReceipt> =>
  orderReceipt.parse((await register(world.api, { ...given, recipient: recipient({ email }) })).json());
/** As when the money has come. */
const bought = async (email: string): Promise<OrderReceipt> => {
  const made = await order(email);
  await world.direct(made);
  await world.decide(made, "approve");
  await world.until(async () => expect(await world.poll(made)).toMatchObject({ paid: true }));
  return made;
};
const words = ({ shortOrderReference: orderNumber }: OrderReceipt, email: string, given: Json = {}) => ({
  ...{ idempotencyKey: crypto.randomUUID(), orderNumber, email, language: "sv" },
  ...given,
});
const post = (payload: Json) => world.api.app.inject({ method: withdrawCall.method, url: withdrawCall.path, payload });
const withdraw = async (payload: Json) => withdrawalReceipt.parse((await post(payload)).json());
const rowsOf = ({ shortOrderReference }: OrderReceipt) =>
  world.db.select().from(withdrawals).where(eq(withdrawals.orderNumber, shortOrderReference));
const letterOf = async (email: string): Promise<Letter> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(
      ({ to, subject }) => JSON.stringify(to).toLowerCase().includes(email) && subject.includes("ångrar ett köp"),
    );
  await world.until(async () => expect(await find()).toHaveLength(1));
  const [letter] = await find();
  if (!letter) throw new Error("There is no letter");
  return letter;
};
const staff = (...typed: string[]) =>
  runCommand(withdrawalCommands, { db: world.db, environment: world.api.environment }, ["withdrawals", ...typed]);
const waits = async (section: 0 | 1, { shortOrderReference }: OrderReceipt) =>
  ((await withdrawalSections[section]?.rows(world.db)) ?? []).some(
    ({ order: number }) => number === shortOrderReference,
  );
const isPacked = async ({ shortOrderReference }: OrderReceipt) =>
  (await articleOrdersWhere(world.db, and(isToPack, eq(orders.shortReference, shortOrderReference)))).length === 1;

test("who withdraws gets a mail with what they sent and when, staff see it, and nothing is packed", async () => {
  const email = newCustomer();
  const made = await bought(email);
  expect(await isPacked(made)).toBe(true);
  const receipt = await withdraw(words(made, email.toUpperCase(), { name: "Birgitta Åkerström" }));
  expect(await rowsOf(made)).toMatchObject([
    { finding: "inTime", part: null, name: "Birgitta Åkerström", outcome: null },
  ]);
  const { text } = await letterOf(email);
  expect(text).toContain(made.shortOrderReference);
  expect(text).toContain("hela köpet");
  expect(text).toMatch(/Det kom till oss den \d+ \p{L}+ \d{4} klockan \d\d\.\d\d/u);
  expect(text).toContain("Pengarna kommer tillbaka samma väg");
  expect(text).not.toContain("Birgitta");
  const days = (Date.parse(receipt.moneyBackBy) - Date.parse(receipt.receivedAt)) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  expect(await waits(1, made)).toBe(true);
  expect(await isPacked(made)).toBe(false);
  expect((await stateOf(world.api, made.orderReference)).json()).toMatchObject({
    withdrawnOn: swedishDay(new Date(receipt.receivedAt)),
  });
});

test("a second click, a second tab and two at once are one withdrawal, one mail and one answer", async () => {
  const email = newCustomer();
  const made = await bought(email);
  const asked = words(made, email);
  const clicks = [asked, asked, words(made, email), words(made, email.toUpperCase())];
  const [first, ...others] = await Promise.all(clicks.map((click) => withdraw(click)));
  for (const other of others) expect(other).toEqual(first);
  const rows = await rowsOf(made);
  expect(rows).toHaveLength(1);
  expect(await world.db.$count(mails, eq(mails.ownerId, rows[0]?.id ?? ""))).toBe(1);
});

test("other words are another withdrawal, and a key that comes with other words is refused", async () => {
  const email = newCustomer();
  const made = await bought(email);
  const asked = words(made, email, { part: "Den ena nålen" });
  await withdraw(asked);
  await withdraw(words(made, email, { part: "Den andra också" }));
  expect(await rowsOf(made)).toHaveLength(2);
  expect((await post({ ...asked, part: "Ljuset" })).json()).toMatchObject({ code: "idempotency_conflict" });
});

test("the answer does not tell whether the order is there, but the mail does", async () => {
  const [email, stranger] = [newCustomer(), newCustomer()];
  const made = await bought(email);
  const guessed = await post(words(made, stranger, { part: "Läs mer på evil.example" }));
  const missing = await post(words({ ...made, shortOrderReference: "AAAAAAAA" }, newCustomer()));
  const own = await post(words(made, email));
  for (const answer of [guessed, missing]) {
    expect(answer.statusCode).toBe(own.statusCode);
    expect(Object.keys(answer.json<Json>())).toEqual(Object.keys(own.json<Json>()));
  }
  const { text } = await letterOf(stranger);
  expect(text).toContain("Vi hittar ingen beställning");
  // What was written freely goes to nobody who has not bought with that address.
  expect(text).not.toContain("evil.example");
  const [theirs] = (await rowsOf(made)).filter((row) => row.email === stranger);
  expect(theirs).toMatchObject({ orderId: null, finding: "unknown", part: "Läs mer på evil.example" });
  expect(await staff("show", String(theirs?.number), "Anna Ek: ångrat köp")).toContain(`another address: ${email}`);
});

test.each([
  ["late", "som vi räknar har de gått"],
  ["unpaid", "inte betald"],
  ["free", "kostade inget"],
] as const)("one that is %s is received, and its mail says what it means", async (finding, said) => {
  const email = newCustomer();
  const make = { late: () => bought(email), unpaid: () => order(email), free: () => order(email, freeOrder()) };
  const made = await make[finding]();
  const ofOrder = sql`${articleOrders.orderId} = (select id from orders where short_reference = ${made.shortOrderReference})`;
  const longAgo = sql`now() - interval '25 days'`;
  if (finding === "late")
    await world.db.update(articleOrders).set({ packedAt: longAgo, shippedAt: longAgo }).where(ofOrder);
  await withdraw(words(made, email));
  expect((await letterOf(email)).text).toContain(said);
  expect(await rowsOf(made)).toMatchObject([{ finding }]);
  expect(await waits(1, made)).toBe(true);
});

test("staff settle it once; after a part or none the order is packed, and the same words are heard anew", async () => {
  const email = newCustomer();
  const made = await bought(email);
  await withdraw(words(made, email));
  const number = String((await rowsOf(made))[0]?.number);
  await world.db.execute(sql`update withdrawal set received_at = now() - interval '8 days' where number = ${number}`);
  expect(await waits(0, made)).toBe(true);
  await expect(staff("settle", number, "whole")).rejects.toThrow("who you are");
  await staff("settle", number, "none", "Anna Ek: ringde, de ville behålla");
  await expect(staff("settle", number, "whole", "Anna Ek: igen")).rejects.toThrow("already");
  expect(await waits(0, made)).toBe(false);
  expect(await isPacked(made)).toBe(true);
  await withdraw(words(made, email));
  expect(await rowsOf(made)).toHaveLength(2);
  expect(await isPacked(made)).toBe(false);
});

test("it is held and shown as theirs; what is settled goes when they ask, and a year after it was settled", async () => {
  const email = newCustomer();
  const [one, other] = [await bought(email), await bought(email)];
  for (const made of [one, other]) await withdraw(words(made, email, { part: "Nålen" }));
  const person = { id: "", personalNumber: "", name: "", lookup: "nobody's", emails: [email], mobiles: [] };
  const held = () => world.db.transaction((tx) => withdrawalMyData.held(tx, person));
  expect(await held()).toMatchObject([{ name: "withdrawals", count: 2, kept: ["withdrawal"] }]);
  expect(JSON.stringify(await held())).toContain("Nålen");
  const settle = async (made: OrderReceipt) =>
    staff("settle", String((await rowsOf(made))[0]?.number), "whole", "Anna Ek: betalat tillbaka");
  await settle(one);
  await world.db.transaction((tx) => withdrawalMyData.forget(tx, person));
  expect(await rowsOf(one)).toHaveLength(0);
  expect(await rowsOf(other)).toHaveLength(1);
  await settle(other);
  await runRetention(world.db);
  expect(await rowsOf(other)).toHaveLength(1);
  await world.db.execute(
    sql`update withdrawal set settled_at = now() - interval '366 days' where order_number = ${other.shortOrderReference}`,
  );
  await runRetention(world.db);
  expect(await rowsOf(other)).toHaveLength(0);
});

test.each([
  ["abcd-1234", null],
  ["ABCD 1234", null],
  ["ABCDEFGO", null],
  ["ABCD123", "notAnOrderNumber"],
  ["ÅÄÖ?!", "notAnOrderNumber"],
  ["", "required"],
])("the number %j", async (orderNumber, problem) => {
  const answer = await post({ ...words({ shortOrderReference: "" } as OrderReceipt, newCustomer()), orderNumber });
  if (problem === null) expect(answer.statusCode).toBe(200);
  else expect(answer.json()).toMatchObject({ code: "validation_failed", fields: { orderNumber: problem } });
});
