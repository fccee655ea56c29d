import { bankIdMessage, failedMessages, pendingMessages } from "@hjarta-lunga/contract/bankid.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { openBankIdWorld, type BankIdWorld } from "./bankid-world.ts";
import { readCode } from "./read-code.ts";

let world: BankIdWorld;
beforeAll(async () => {
  world = await openBankIdWorld();
});
beforeEach(() => world.control("POST", "/reset", {}));
afterAll(() => world.close());

/** What BankID itself may say of an order. */
const theirs = (table: object) => [
  ...Object.keys(table).filter((hint) => /^[a-z]+([A-Z][a-z]+)*$/.test(hint)),
  "somethingNew",
];

test.each(theirs(pendingMessages))("an order that waits with %s goes on, in words that fit", async (hint) => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await world.phone({ do: "hint", orderRef: (await world.newest()).id, hint });
  await world.letTimePass();
  const message = bankIdMessage("pending", hint, "other");
  expect(await browser.poll(order)).toMatchObject({ state: "pending", message });
});

const endings = theirs(failedMessages).filter(
  (hint) => !/^(startFailed|givenUp|wrongPerson|tooOften|tooYoung|noAnswer)$/.test(hint),
);
test.each(endings)("an order that ends with %s has ended, in words that fit", async (hint) => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await world.phone({ do: "fail", orderRef: (await world.newest()).id, hint });
  await world.letTimePass();
  const message = bankIdMessage("failed", hint, "other");
  expect(await browser.poll(order)).toMatchObject({ state: "failed", message, token: null, qr: null });
});

test.each([
  ["invalidParameters", "rfa22"],
  ["unauthorized", "rfa22"],
  ["notFound", "rfa22"],
  ["methodNotAllowed", "rfa22"],
  ["unsupportedMediaType", "rfa22"],
  ["requestTimeout", "rfa5"],
  ["internalError", "rfa5"],
])("an error %s ends it with %s, of a start and of a question", async (code, message) => {
  await world.control("PUT", "/bankid/trouble", { code });
  expect(await world.browser().authenticate()).toMatchObject({ state: "failed", message });
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await world.control("PUT", "/bankid/trouble", { code });
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "failed", message });
});

test.each(["maintenance", "tooManyRequests"])("%s is borne in silence, and ends it when it lasts", async (code) => {
  await world.control("PUT", "/bankid/trouble", { code, calls: 2 });
  const browser = world.browser();
  const { order, state } = await browser.authenticate();
  expect(state).toBe("pending");
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "pending", qr: null });
  await world.letTimePass();
  expect((await browser.poll(order)).qr).toContain("<svg");
  await world.control("PUT", "/bankid/trouble", { code, calls: 2 });
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "pending" });
  await world.api.db.execute(sql`update bankid_order set troubled_at = now() - interval '21 seconds'`);
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "failed", message: "rfa5" });
});

test("a slow BankID holds nobody up, and its answer comes with a later question", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await world.control("PUT", "/faults/bankId", { mode: "slow", delayMs: 600_000, calls: 1 });
  await world.letTimePass();
  const [one, two] = await Promise.all([browser.poll(order), browser.poll(order)]);
  expect([one.state, two.state]).toEqual(["pending", "pending"]);
  await world.control("POST", "/reset", {});
  await world.approve();
  await expect
    .poll(
      async () => {
        await browser.poll(order);
        return (await browser.poll(order)).state;
      },
      { interval: 200 },
    )
    .toBe("complete");
});

test("an order that nobody opens is begun anew in silence, for three minutes", async () => {
  await world.control("PUT", "/bankid/times", { startMs: 0 });
  const browser = world.browser();
  const begun = await browser.authenticate();
  const before = (await world.theirs()).length;
  await world.letTimePass();
  const again = await browser.poll(begun.order);
  expect(again).toMatchObject({ state: "pending", message: "rfa1" });
  expect(await world.theirs()).toHaveLength(before + 1);
  expect(readCode(again.qr)).toBeDefined();
  await world.makeOlder(181);
  await world.letTimePass();
  expect(await browser.poll(begun.order)).toMatchObject({ state: "failed", message: "rfa17b" });
});

test("what is given up is given up at BankID too, as often as it is said", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  for (let time = 0; time < 2; time += 1) {
    expect(await browser.cancel(order)).toMatchObject({ state: "failed", message: "rfa6" });
    expect(await world.newest()).toMatchObject({ status: "failed", hint: "cancelled" });
  }
  expect((await world.browser().call("/api/BankID/Cancel", order)).statusCode).toBe(404);
});

test("what was finished stays so when the page is left", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await world.approve();
  await world.letTimePass();
  const { token } = await browser.poll(order);
  expect(await browser.cancel(order)).toMatchObject({ state: "complete", token });
});

test("a browser that begins again gives up what it began before", async () => {
  const browser = world.browser();
  const first = await browser.authenticate();
  const earlier = await world.newest();
  await browser.authenticate();
  const [, before] = await world.theirs();
  expect(before).toMatchObject({ id: earlier.id, status: "failed", hint: "cancelled" });
  expect((await browser.call("/api/BankID/Poll", { order: first.order })).statusCode).toBe(404);
});

test.each([
  ["JSON", { order: "a".repeat(43) }, 415],
  ["nothing", "", 400],
  ["another text", "somebody's order", 400],
  ["a text of 100 kB", "a".repeat(100_001), 413],
  ["an order of nobody", "a".repeat(43), 404],
])("giving up with %s is refused", async (_what, body, status) => {
  expect((await world.browser().call("/api/BankID/Cancel", body)).statusCode).toBe(status);
});

test("one person's results are limited by the day, and the answer is a plain one", async () => {
  const few = await world.build({}, { bankIdPerson: { own: { most: 1, seconds: 86_400 } } });
  await world.api.db.execute(sql`truncate rate_limit`);
  const identify = async () => {
    const browser = world.browser(few);
    const { order } = await browser.authenticate();
    await world.approve();
    await world.letTimePass();
    return browser.poll(order);
  };
  expect(await identify()).toMatchObject({ state: "complete" });
  expect(await identify()).toMatchObject({ state: "failed", message: "tooOften", token: null });
  await few.close();
});

test("orders, tokens and signatures that came to nothing are gone after half an hour", async () => {
  const browser = world.browser();
  const { order } = await browser.sign();
  await world.approve();
  await world.letTimePass();
  await browser.poll(order);
  await world.makeOlder(1_801);
  await world.api.db.execute(sql`update bankid_token set expires_at = now() - interval '1 second'`);
  await world.api.db.execute(sql`update bankid_signature set signed_at = now() - interval '31 minutes'`);
  await runRetention(world.api.db);
  const { rows } = await world.api.db.execute(sql`select (select count(*) from bankid_order)
    + (select count(*) from bankid_token) + (select count(*) from bankid_signature where used_at is null) as left`);
  expect(Number(rows[0]?.left)).toBe(0);
});
