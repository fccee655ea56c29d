import { articleOrderCall } from "@hjarta-lunga/contract/calls/articles.ts";
import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import { briteCalls } from "@hjarta-lunga/contract/calls/brite.ts";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { deceasedSearchCall, funeralParlorSearchCall } from "@hjarta-lunga/contract/calls/lookups.ts";
import { fetchMyDataCall, mailLinkCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { membershipCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import {
  correctMemorialCardCall,
  lightCandleCall,
  memorialCardAddCall,
  memorialCardCall,
  memorialCardFileCall,
  reportMemorialCardCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { paymentCalls, providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import { sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestDatabase } from "../../../scripts/testing/test-database.ts";
import { runRetention } from "../../../services/api/src/modules.ts";
import { limitsOf, type Limit, type LimitTable } from "../../../services/api/src/platform/environment/limits.ts";
import { freeOrder, recipient } from "./kinds/article-order/article-samples.ts";
import { gift } from "./kinds/gift/gift-samples.ts";
import { member, membership } from "./kinds/membership/membership-samples.ts";
import { newCard, words } from "./kinds/memorial-card/card-samples.ts";
import { unpaidGift } from "./ledger/receipts/paid-gifts.ts";
import { apiDatabase, buildTestApi, choice, type TestApi } from "./test-api.ts";

const own = 3;
const address = 8;
let database: TestDatabase;
let first: TestApi;
let second: TestApi;
beforeAll(async () => {
  database = await apiDatabase();
  const of = (limit: Limit | undefined, most: number) => limit && { ...limit, most };
  const narrow = Object.entries(limitsOf(1))
    .filter(([name]) => name !== "deceasedAgain")
    .map(([name, limit]) => [name, { own: of(limit.own, own), address: of(limit.address, address) }]);
  const limits = Object.fromEntries(narrow) as Partial<LimitTable>;
  first = await buildTestApi(database.url, {}, limits);
  second = await buildTestApi(database.url, {}, limits);
});
beforeEach(() => first.db.execute(sql`truncate rate_limit`));
afterAll(async () => {
  await first.close();
  await second.close();
  await database.drop();
});

/** The nth reference of an order that nobody made: counted before anybody looks for it. */
const reference = (n: number) => String(n).padStart(20, "0");
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const post = (url: string, payload?: Record<string, unknown>): InjectOptions => ({
  method: "POST",
  url,
  ...(payload && { payload }),
});
const key = () => crypto.randomUUID();
const newGift = (email: string) =>
  post(regularGiftCall.path, gift({ donor: { kind: "person", firstName: "A", lastName: "B", email } }));
const { create, createDirectSwish, poll, cancel } = paymentCalls;

type Call = (n: number) => InjectOptions;
const calls: [string, Call][] = [
  ["gifts with one e-mail address", (n) => newGift(`givare${n}@exempel.se`)],
  [
    "orders of articles with one e-mail address",
    (n) => post(articleOrderCall.path, freeOrder({ recipient: recipient({ email: `bestallare${n}@exempel.se` }) })),
  ],
  [
    "payments of one order by card",
    (n) => post(create.path, { paymentType: "Mondido", orderReference: reference(n), idempotencyKey: key() }),
  ],
  [
    "payments of one order by Swish",
    (n) => post(createDirectSwish.path, { orderReference: reference(n), idempotencyKey: key(), device: "phone" }),
  ],
  ["payments of one order that are given up", (n) => post(`${cancel.path}?orderReference=${reference(n)}`)],
  ["questions about one order", (n) => post(poll.path, { orderReference: reference(n) })],
  ["Swish's news of one payment", (n) => post(providerPaths.swishCallback, { id: reference(n).padStart(32, "0") })],
  [
    "the card provider's news of one payment",
    (n) =>
      post(providerPaths.mondidoCallback, {
        payment_ref: reference(n).slice(-12),
        status: "approved",
        response_hash: "none",
      }),
  ],
  ["receipts of one order", (n) => ({ method: "GET", url: receiptHref(reference(n)) })],
  ["cards with one e-mail address", (n) => post(memorialCardAddCall.path, newCard({ email: `ljus${n}@exempel.se` }))],
  ["candles on one card", (n) => post(lightCandleCall.path, { idempotencyKey: key(), reference: reference(n) })],
  [
    "changes by one sender's link",
    (n) =>
      post(correctMemorialCardCall.path, {
        orderReference: reference(1),
        ...{ token: `token${n}`, version: 1, card: words() },
      }),
  ],
  ["choices about cookies with one id", (n) => post(consentCall.path, choice({ id: uuid(n) }))],
  ["questions about one identification", (n) => post(bankIdCalls.poll.path, { order: reference(n).padEnd(43, "a") })],
  [
    "questions about one account at its bank",
    (n) => ({ method: "GET", url: `${briteCalls.results.path}?token=${reference(n).padEnd(43, "a")}` }),
  ],
  [
    "calls by one token of my pages",
    (n) => ({ method: "GET", url: `${fetchMyDataCall.path}?token=${reference(n).padEnd(43, "a")}` }),
  ],
  ["links by mail to one mailbox", (n) => post(mailLinkCall.path, { email: `hitta${n}@exempel.se`, language: "sv" })],
  [
    "events of one visit",
    (n) =>
      post(webEventCall.path, {
        session: uuid(n),
        identity: uuid(n),
        currentUrl: "https://hjarta-lunga.test/",
        requestgroup: "route",
        type: "route_change",
      }),
  ],
];

const ask = (call: InjectOptions, client: string, api = first) =>
  api.app.inject({ ...call, headers: { "x-forwarded-for": client } });
const statusOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).statusCode;
const statuses = async (asked: Promise<number>[]) => (await Promise.all(asked)).map((status) => status === 429);
const counts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe.each(calls)("%s", (_what, call) => {
  test("are limited whatever address they come from, and no others are", async () => {
    const before = counts(1, own).map((n) => statusOf(call(1), `203.0.113.${n}`));
    expect(await statuses(before)).toEqual(counts(1, own).map(() => false));
    const refused = await ask(call(1), "198.51.100.1");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await statusOf(call(2), "203.0.113.1")).not.toBe(429);
  });

  test("are limited widely by the address too, and other addresses are not held back", async () => {
    const before = counts(1, address).map((n) => statusOf(call(n), "203.0.113.9"));
    expect(await statuses(before)).toEqual(counts(1, address).map(() => false));
    expect(await statusOf(call(address + 1), "203.0.113.9")).toBe(429);
    expect(await statusOf(call(address + 2), "203.0.113.10")).not.toBe(429);
  });
});

test("searches are limited widely by the address, both kinds together, and soon let in again", async () => {
  const search = (n: number): InjectOptions => ({
    method: "GET",
    url: `${n % 2 ? deceasedSearchCall.path : funeralParlorSearchCall.path}?query=karl`,
  });
  const before = counts(1, address).map((n) => statusOf(search(n), "203.0.113.9"));
  expect(await statuses(before)).toEqual(counts(1, address).map(() => false));
  const refused = await ask(search(1), "203.0.113.9");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(10);
  expect(await statusOf(search(1), "203.0.113.10")).toBe(200);
});

test("a network reads so much of the register of the dead a day, and whoever asks the same again is not counted", async () => {
  const find = (query: string): InjectOptions => ({ method: "GET", url: `${deceasedSearchCall.path}?query=${query}` });
  const byParlor: InjectOptions = { method: "GET", url: `${funeralParlorSearchCall.path}?query=karl` };
  const soon = () => first.db.execute(sql`delete from rate_limit where key like 'lookup address:%'`);
  for (let n = 0; n < 2 * address; n += 1) {
    expect(await statusOf(find(n % 2 ? "Karl" : "karl%20"), "203.0.113.9")).toBe(200);
    await soon();
  }
  for (const end of "abcdefg") expect(await statusOf(find(`kar${end}`), "203.0.113.9")).toBe(200);
  await soon();
  const refused = await ask(find("karz"), "203.0.113.9");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(23 * 3_600);
  expect(await statusOf(find("Karl"), "203.0.113.9")).toBe(200);
  expect(await statusOf(byParlor, "203.0.113.9")).toBe(200);
  expect(await statusOf(find("karz"), "203.0.113.10")).toBe(200);
});

test.each<[string, InjectOptions]>([
  ["read", { method: "GET", url: `${memorialCardCall.path}?reference=${reference(1)}` }],
  ["kept as a file", { method: "GET", url: `${memorialCardFileCall.path}?reference=${reference(1)}` }],
  ["reported", post(reportMemorialCardCall.path, { reference: reference(1) })],
])("a card is %s by as many as its link reaches, and widely limited by the address", async (_, read) => {
  const fromEverywhere = counts(1, 3 * address).map((n) => statusOf(read, `203.0.113.${n}`));
  expect(await statuses(fromEverywhere)).not.toContain(true);
  expect(await statuses(counts(1, address).map(() => statusOf(read, "198.51.100.1")))).not.toContain(true);
  expect(await statusOf(read, "198.51.100.1")).toBe(429);
});

test("a candle's click that is repeated, or refused, uses up nobody's day", async () => {
  const email = "ljus@exempel.se";
  const wrong = () => post(memorialCardAddCall.path, newCard({ email, card: words({ from: "𓀀𓀁" }) }));
  for (let n = 1; n <= own; n += 1) expect(await statusOf(wrong(), `203.0.113.${n}`)).toBe(400);
  const click = post(memorialCardAddCall.path, newCard({ email }));
  for (let n = 0; n < own + 2; n += 1) expect(await statusOf(click, `203.0.113.${n}`)).toBe(n === 0 ? 201 : 200);
  for (let n = 1; n < own; n += 1)
    expect(await statusOf(post(memorialCardAddCall.path, newCard({ email })), "198.51.100.1")).toBe(201);
  expect(await statusOf(post(memorialCardAddCall.path, newCard({ email })), "198.51.100.1")).toBe(429);
  expect(await statusOf(click, "198.51.100.1")).toBe(200);
});

test("identifications are limited by the client's address, and the answer tells nothing of who is known", async () => {
  const begin = post(bankIdCalls.authenticate.path, {
    ...{ device: "other", language: "sv", returnTo: "/mina-sidor/", purpose: "my_pages" },
  });
  for (let n = 0; n < address; n += 1) expect(await statusOf(begin, "203.0.113.9")).toBe(200);
  const refused = await ask(begin, "203.0.113.9");
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, "too_many_requests"]);
  expect(refused.headers["set-cookie"]).toBeUndefined();
  expect(await statusOf(begin, "203.0.113.10")).toBe(200);
});

test("accounts that are fetched from banks are limited by the client's address before anybody is known", async () => {
  const url = `${briteCalls.initiate.path}?ssn=${"a".repeat(43)}&returnTo=/autogiro/`;
  const begin: InjectOptions = { method: "GET", url };
  for (let n = 0; n < address; n += 1) expect(await statusOf(begin, "203.0.113.9")).toBe(401);
  expect(await statusOf(begin, "203.0.113.9")).toBe(429);
  expect(await statusOf(begin, "203.0.113.10")).toBe(401);
});

const anOrder = async () => (await unpaidGift(first, { donor: { kind: "anonymous" } })).reference;
const byNumber = (mobile: string, orderReference: string, idempotencyKey = key()) =>
  post(create.path, { paymentType: "HLFSwish", orderReference, idempotencyKey, mobile });

test.each<[string, (email: string) => InjectOptions]>([
  ["cards", (email) => post(memorialCardAddCall.path, newCard({ email }))],
  ["free brochures", (email) => post(articleOrderCall.path, freeOrder({ recipient: recipient({ email }) }))],
])("one mailbox is sent so many %s, however its address is written", async (_what, click) => {
  const written = ["e.va@gmail.com", "ev.a@googlemail.com", "E.V.A+ljus@gmail.com"];
  for (let n = 0; n < own; n += 1) expect(await statusOf(click(written[n] ?? ""), `203.0.113.${n + 1}`)).toBe(201);
  expect(await statusOf(click("eva@gmail.com"), "198.51.100.1")).toBe(429);
  expect(await statusOf(click("e.va@exempel.se"), "198.51.100.1")).toBe(201);
  expect(await statusOf(click("eva@exempel.se"), "198.51.100.1")).toBe(201);
});

test("one phone number is asked to pay a few times a day, however it is written, by any order and from any address", async () => {
  for (const [n, mobile] of ["070-174 06 05", "0701740605", "+46 70 174 06 05"].entries())
    expect(await statusOf(byNumber(mobile, await anOrder()), `203.0.113.${n}`)).toBe(200);
  const order = await anOrder();
  const refused = await ask(byNumber("0701740605", order), "198.51.100.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(23 * 3_600);
  expect(await statusOf(byNumber("0701740606", order), "203.0.113.1")).toBe(200);
});

test("a phone number is not locked out by who asks it to pay what cannot be paid, or the same again", async () => {
  const mobile = "0701740607";
  for (let n = 1; n <= own + 1; n += 1)
    expect(await statusOf(byNumber(mobile, reference(n)), `203.0.113.${n}`)).toBe(404);
  const order = await anOrder();
  const sent = byNumber(mobile, order);
  for (let n = 0; n < own; n += 1) expect(await statusOf(sent, "203.0.113.1")).toBe(200);
  await first.db.execute(sql`delete from rate_limit where key like 'payment:%'`);
  for (let n = 0; n < own; n += 1) expect(await statusOf(byNumber(mobile, order), "203.0.113.2")).toBe(409);
  for (let n = 1; n < own; n += 1) expect(await statusOf(byNumber(mobile, await anOrder()), "203.0.113.3")).toBe(200);
  expect(await statusOf(byNumber(mobile, await anOrder()), "203.0.113.3")).toBe(429);
});

test("what is refused uses up nobody's day, and only the client's address is held back", async () => {
  const email = "avvisad@exempel.se";
  const tooMuch = () =>
    post(
      regularGiftCall.path,
      gift({ amount: 100_001, donor: { kind: "person", firstName: "A", lastName: "B", email } }),
    );
  const oldFee = () => post(membershipCall.path, membership({ amount: 1, member: member({ email }) }));
  const ofNoOrder = () =>
    post(
      regularGiftCall.path,
      gift({ replaces: reference(1), donor: { kind: "person", firstName: "A", lastName: "B", email } }),
    );
  for (let n = 1; n <= own; n += 1) {
    expect(await statusOf(oldFee(), `203.0.113.${n}`)).toBe(409);
    expect(await statusOf(tooMuch(), `203.0.113.${n}`)).toBe(400);
    expect(await statusOf(ofNoOrder(), `203.0.113.${n}`)).toBe(404);
  }
  for (let n = 1; n <= own; n += 1) expect(await statusOf(newGift(email), `203.0.113.${n}`)).toBe(201);
  expect(await statusOf(newGift(email), "203.0.113.1")).toBe(429);
  for (let n = 1; n <= address; n += 1) expect(await statusOf(oldFee(), "198.51.100.1")).toBe(409);
  expect(await statusOf(oldFee(), "198.51.100.1")).toBe(429);
});

test("one mailbox is one, however its address is written", async () => {
  for (const email of ["asa@exempel.se", "ASA@Exempel.se", "asa+1@exempel.se"])
    await ask(newGift(email), "203.0.113.1");
  expect(await statusOf(newGift("asa+minne@exempel.se"), "203.0.113.2")).toBe(429);
});

test("anonymous gifts without an address are limited by the client's address alone", async () => {
  const anonymous = () => post(regularGiftCall.path, gift({ donor: { kind: "anonymous" } }));
  expect(await statuses(counts(1, address).map(() => statusOf(anonymous(), "203.0.113.1")))).not.toContain(true);
  expect(await statusOf(anonymous(), "203.0.113.1")).toBe(429);
});

test("a click that is repeated is let in again though others are not", async () => {
  const order = await unpaidGift(first);
  const sent = newGift("upprepad@exempel.se");
  const payment = post(createDirectSwish.path, {
    orderReference: order.reference,
    idempotencyKey: key(),
    device: "phone",
  });
  for (let n = 0; n < own + 2; n += 1) {
    expect(await statusOf(sent, `203.0.113.${n}`)).toBe(n === 0 ? 201 : 200);
    expect(await statusOf(payment, `203.0.113.${n}`)).toBe(200);
  }
  // The day of the address is counted by the gifts that were made, the minute of the order by its calls.
  for (let n = 1; n < own; n += 1) expect(await statusOf(newGift("upprepad@exempel.se"), "198.51.100.1")).toBe(201);
  expect(await statusOf(newGift("upprepad@exempel.se"), "198.51.100.1")).toBe(429);
  expect(await statusOf(sent, "198.51.100.1")).toBe(200);
});

test("the answer is the same for everybody, and tells nothing of how often somebody was counted", async () => {
  const body = async (email: string) => {
    const refused = await ask(newGift(email), "203.0.113.1");
    const { requestId, ...same } = errorBody.parse(refused.json());
    return { ...same, hasId: requestId !== "", headers: Object.keys(refused.headers).sort() };
  };
  for (let n = 0; n < own; n += 1) await ask(newGift("kand@exempel.se"), `203.0.113.${n}`);
  const known = await body("kand@exempel.se");
  expect(known).toMatchObject({ code: "too_many_requests", hasId: true });
  await first.db.execute(sql`truncate rate_limit`);
  for (let n = 0; n < address; n += 1) await ask(newGift(`okand${n}@exempel.se`), "203.0.113.1");
  expect(await body("ingen@exempel.se")).toEqual(known);
  expect(known.headers.filter((name) => name.includes("ratelimit"))).toEqual([]);
});

test("who is told to wait while paying waits ten seconds at most", async () => {
  const call = post(poll.path, { orderReference: reference(1) });
  for (let n = 0; n < own; n += 1) await ask(call, "203.0.113.1");
  const refused = await ask(call, "203.0.113.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(10);
});

test("calls are counted once, whichever process they meet and however many come at the same time", async () => {
  const apis = [first, second];
  const asked = counts(1, 20).map((n) => statusOf(post(consentCall.path, choice()), "203.0.113.1", apis[n % 2]));
  expect((await Promise.all(asked)).filter((status) => status === 201)).toHaveLength(address);
});

test("the addresses of one IPv6 household count as one client", async () => {
  const call = () => post(consentCall.path, choice());
  for (let n = 0; n < address; n += 1) await ask(call(), `2001:db8:1:2::${n + 1}`);
  expect(await statusOf(call(), "2001:db8:1:2:ffff::1")).toBe(429);
  expect(await statusOf(call(), "2001:db8:1:3::1")).toBe(201);
});

test("when the window has passed the client may call again, and the row is removed in time", async () => {
  const call = () => ask(post(consentCall.path, choice()), "203.0.113.4");
  const pass = () => first.db.execute(sql`update rate_limit set ends_at = now() - interval '1 second'`);
  for (let n = 0; n < address + 1; n += 1) await call();
  await pass();
  expect((await call()).statusCode).toBe(201);
  await pass();
  await runRetention(first.db);
  expect((await first.db.execute(sql`select 1 from rate_limit`)).rows).toEqual([]);
});

test("what is counted is nobody's address, number or e-mail", async () => {
  await ask(newGift("asa@exempel.se"), "203.0.113.1");
  await ask(byNumber("0701740605", await anOrder()), "203.0.113.1");
  const kept = JSON.stringify((await first.db.execute(sql`select * from rate_limit`)).rows);
  expect(kept).not.toMatch(/asa|exempel|46701740605|203\.0|0{19}1/);
});

test("an address that goes over its limit is told of once, for the proxy may be ours", async () => {
  for (let n = 0; n < address + 3; n += 1) await ask(post(consentCall.path, choice()), "203.0.113.77");
  const lines = first
    .logs()
    .split("\n")
    .filter((line) => line.includes("TRUSTED_PROXIES"));
  expect(lines.filter((line) => line.includes('"limit":"consent"'))).not.toEqual([]);
  const before = lines.length;
  await ask(post(consentCall.path, choice()), "203.0.113.77");
  expect(
    first
      .logs()
      .split("\n")
      .filter((line) => line.includes("TRUSTED_PROXIES")),
  ).toHaveLength(before);
});
