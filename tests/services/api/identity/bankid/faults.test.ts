import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import { bankIdPurposes } from "@hjarta-lunga/contract/bankid.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { identified } from "../../../../../services/api/src/identity/bankid/session.ts";
import { claim } from "../../../../../services/api/src/identity/bankid/repository.ts";
import { openBankIdWorld, somebody, type BankIdWorld } from "./bankid-world.ts";
import type { TestApi } from "../../test-api.ts";
import { readCode } from "./read-code.ts";

let world: BankIdWorld;
let hasty: TestApi;
beforeAll(async () => {
  world = await openBankIdWorld();
  hasty = await world.build({ PROVIDER_TIMEOUT_MS: "300" });
});
beforeEach(() => world.control("POST", "/reset", {}));
afterAll(async () => {
  await hasty.close();
  await world.close();
});

const suffer = (mode: string, more: object = {}) => world.control("PUT", "/faults/bankId", { mode, ...more });
const secondsToNextAsk = async () => {
  const { rows } = await world.api.db.execute(
    sql`select extract(epoch from next_ask_at - now())::float8 as seconds from bankid_order order by created_at desc`,
  );
  return Number(rows[0]?.seconds);
};

/** How BankID can fail to answer, and how many orders it has made all the same. */
const silences: [string, object, number][] = [
  ["down", {}, 0],
  ["reject", {}, 0],
  ["garbage", {}, 0],
  ["lostAnswer", {}, 1],
  ["slow", { delayMs: 600_000, calls: 1 }, 1],
  ["slowAnswer", { delayMs: 600_000, calls: 1 }, 1],
];
/** A process that waits for an answer less long than this BankID takes. */
const browserOf = (mode: string) => world.browser(mode.startsWith("slow") ? hasty : world.api);

test.each(silences)(
  "a start that is not answered (%s) is not repeated, and one can begin anew",
  async (mode, more, most) => {
    const before = (await world.theirs()).length;
    await suffer(mode, more);
    const browser = browserOf(mode);
    const { order, ...begun } = await browser.authenticate();
    expect(begun).toMatchObject({ state: "failed", message: "rfa5", qr: null });
    await suffer("none");
    await world.letTimePass();
    expect(await browser.poll(order)).toMatchObject({ state: "failed", message: "rfa5" });
    expect((await world.theirs()).length - before).toBeLessThanOrEqual(most);
    expect(await world.browser().authenticate()).toMatchObject({ state: "pending", message: "rfa1" });
  },
);

test.each(silences)(
  "a question that is not answered (%s) is borne, and it goes on when BankID is back",
  async (mode, more) => {
    const browser = world.browser();
    const { order } = await browser.authenticate();
    const tab = browserOf(mode);
    tab.take(browser.cookie());
    await suffer(mode, more);
    for (const asking of [tab, browser, browser]) {
      await world.letTimePass();
      expect(await asking.poll(order)).toMatchObject({ state: "pending", message: "rfa1" });
    }
    await suffer("none");
    await world.approve();
    await expect
      .poll(
        async () => {
          await world.letTimePass();
          return (await browser.poll(order)).state;
        },
        { interval: 100 },
      )
      .toBe("complete");
  },
);

test("silence that lasts ends it, and says so", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await suffer("down");
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "pending" });
  await world.api.db.execute(sql`update bankid_order set troubled_at = now() - interval '21 seconds'`);
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "failed", message: "rfa5" });
});

test("a result whose answer is lost is told nobody else: the visitor begins anew", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await world.approve();
  await suffer("lostAnswer", { calls: 1 });
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "pending", token: null });
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "failed", message: "rfa22", token: null });
  expect(await browser.authenticate()).toMatchObject({ state: "pending" });
});

test("a start that takes long is answered with what is known, and its code comes with a later question", async () => {
  const patient = await world.build({ PROVIDER_TIMEOUT_MS: "15000" });
  await suffer("slow", { delayMs: 600_000, calls: 1 });
  const browser = world.browser(patient);
  const begun = await browser.authenticate();
  expect(begun).toMatchObject({ state: "pending", qr: null, startUrls: null });
  await world.control("POST", "/reset", {});
  await expect.poll(async () => (await browser.poll(begun.order)).qr, { interval: 100 }).toContain("<svg");
  expect((await world.newest()).collects).toBe(0);
  await patient.close();
});

test("giving up works while BankID is down", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await suffer("down");
  expect(await browser.cancel(order)).toMatchObject({ state: "failed", message: "rfa6" });
});

test("when BankID says how long to wait it is not asked before", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  await world.control("PUT", "/bankid/trouble", { code: "tooManyRequests" });
  await world.letTimePass();
  await browser.poll(order);
  // The stand-in says one second, and we wait two by ourselves.
  expect(await secondsToNextAsk()).toBeLessThanOrEqual(1);
  expect(await secondsToNextAsk()).toBeGreaterThan(0);
  await browser.poll(order);
  expect((await world.newest()).collects).toBe(0);
});

test("a process that is killed while it asks holds an order up for no longer than an answer takes", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  const { rows } = await world.api.db.execute(sql`select id from bankid_order order by created_at desc limit 1`);
  await world.letTimePass();
  expect(await claim(world.api.db, String(rows[0]?.id), 3_000)).toBeDefined();
  expect(await browser.poll(order)).toMatchObject({ state: "pending" });
  expect((await world.newest()).collects).toBe(0);
  expect(await secondsToNextAsk()).toBeLessThanOrEqual(3);
  await world.approve();
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "complete" });
});

test("another than who was asked for is refused by us too, should BankID let them sign", async () => {
  const browser = world.browser();
  const { order } = await browser.sign();
  await world.api.db.execute(sql`update bankid_order set only_person = 'somebody else' where action = 'sign'`);
  await world.approve(somebody);
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "failed", message: "wrongPerson", token: null });
  const { rows } = await world.api.db.execute(sql`select 1 from bankid_order where only_person = 'somebody else'
    and (id in (select order_id from bankid_token) or id in (select order_id from bankid_signature))`);
  expect(rows).toEqual([]);
});

test("of two tabs that begin at once one goes on, and the other hears that there is no such order", async () => {
  const [one, two] = [world.browser(), world.browser()];
  await one.authenticate();
  two.take(one.cookie());
  const [first, second] = await Promise.all([one.authenticate(), two.authenticate()]);
  // The browser keeps the cookie that came last.
  one.take(two.cookie());
  expect((await one.call(bankIdCalls.poll.path, { order: first.order })).statusCode).toBe(404);
  expect(await one.poll(second.order)).toMatchObject({ state: "pending", message: "rfa1" });
});

test.each([59, -59])(
  "a process whose clock is %i minutes off goes on with what another began, to a token that is good",
  async (minutes) => {
    // BankID has its own clock, but in this test it shares ours.
    const long = 3_600_000;
    const times = { startMs: long, lifeMs: long, keepCompleteMs: long, keepFailedMs: long };
    await world.control("PUT", "/bankid/times", times);
    const browser = world.browser();
    const { order } = await browser.authenticate();
    const right = Date.now;
    const pollThere = async () => {
      const clock = vi.spyOn(Date, "now").mockImplementation(() => right() + minutes * 60_000);
      const answer = await browser.poll(order);
      clock.mockRestore();
      return answer;
    };
    const { qr } = await pollThere();
    expect(await world.phone({ do: "scan", qr: readCode(qr) })).toBe(true);
    await world.letTimePass();
    expect(await pollThere()).toMatchObject({ state: "pending", message: "rfa15b" });
    await world.approve();
    await world.letTimePass();
    const { state, token } = await pollThere();
    expect(state).toBe("complete");
    const shown = { token: token ?? "", session: browser.cookie().split("=")[1], purpose: bankIdPurposes[0] };
    expect(await identified(world.api.db, world.api, shown)).toMatchObject({ personalNumber: somebody });
  },
);
