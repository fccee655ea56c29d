import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openBankIdWorld } from "./bankid-world.ts";
import type { BankIdWorld } from "./bankid-world.ts";

let world: BankIdWorld;
beforeAll(async () => {
  world = await openBankIdWorld();
});
beforeEach(() => world.control("POST", "/reset", {}));
afterAll(() => world.close());

const statementsOf = async (work: () => Promise<unknown>) => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const texts = query.mock.calls.map(([asked]: unknown[]) => JSON.stringify(asked));
  query.mockRestore();
  return texts.filter((text) => /bankid_|rate_limit/.test(text)).length;
};

test("a question is one that is counted and one that is read, and three more when BankID is asked", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  const ask = () => statementsOf(() => browser.poll(order));
  expect(await ask()).toBe(2);
  await world.letTimePass();
  expect(await ask()).toBe(5);
  await world.approve();
  await world.letTimePass();
  await browser.poll(order);
  expect(await ask()).toBe(2);
});

test("however many tabs and processes ask, BankID is asked once in two seconds", async () => {
  const browser = world.browser();
  const { order } = await browser.authenticate();
  const process = await world.build();
  const elsewhere = world.browser(process);
  elsewhere.take(browser.cookie());
  const asked = Array.from({ length: 40 }, (_, n) => (n % 2 ? browser : elsewhere).poll(order));
  await Promise.all(asked);
  expect((await world.newest()).collects).toBe(0);
  await world.letTimePass();
  await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? browser : elsewhere).poll(order)));
  expect((await world.newest()).collects).toBe(1);
  await world.approve();
  await world.letTimePass();
  const tokens = await Promise.all([browser.poll(order), elsewhere.poll(order)]);
  const last = [await browser.poll(order), await elsewhere.poll(order)];
  expect(last.map(({ state }) => state)).toEqual(["complete", "complete"]);
  expect(new Set([...last, ...tokens].map(({ token }) => token).filter((token) => token !== null)).size).toBe(1);
  await process.close();
});
