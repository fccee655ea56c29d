import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { isTooYoung } from "../../../../../services/api/src/identity/bankid/complete.ts";
import { openBankIdWorld, somebody, type BankIdWorld } from "./bankid-world.ts";

let world: BankIdWorld;
beforeAll(async () => {
  world = await openBankIdWorld();
});
beforeEach(() => world.control("POST", "/reset", {}));
afterAll(() => world.close());

const atEighteen = { mandateLeastAge: 18 };
test.each([
  ["the day before their birthday", "200811222397", "2026-11-21", true],
  ["on their birthday", "200811222397", "2026-11-22", false],
  ["by a coordination number, the day before", "200811822397", "2026-11-21", true],
  ["by a coordination number, on their birthday", "200811822397", "2026-11-22", false],
  ["born on a leap day, on the last of February", "200802292397", "2026-02-28", true],
  ["born on a leap day, the day after", "200802292397", "2026-03-01", false],
  ["at the turn of the year", "200901012397", "2026-12-31", true],
  ["on new year's day", "200901012397", "2027-01-01", false],
  ["a hundred years old", "192506279211", "2026-11-22", false],
])("somebody %s is too young for a mandate: %s on %s is %s", (_what, number, today, isTooYoungFor) => {
  expect(isTooYoung(atEighteen, "mandate", number, today)).toBe(isTooYoungFor);
  expect(isTooYoung(atEighteen, "my_pages", number, today)).toBe(false);
  expect(isTooYoung({ mandateLeastAge: 0 }, "mandate", number, today)).toBe(false);
});

const minor = "201607012398";
test.each([
  ["identifies for a mandate", minor, "mandate", "failed", "tooYoung"],
  ["identifies for their own pages", minor, "my_pages", "complete", null],
  ["is old enough", somebody, "mandate", "complete", null],
] as const)("who %s is told so", async (_what, person, purpose, state, message) => {
  const browser = world.browser();
  const { order } = await browser.authenticate({ purpose });
  await world.approve(person);
  await world.letTimePass();
  const answer = await browser.poll(order);
  expect(answer).toMatchObject({ state, message });
  expect(answer.token === null).toBe(state === "failed");
});

test("who is too young signs no mandate, and nothing of it is kept", async () => {
  const browser = world.browser();
  const { order } = await browser.sign();
  await world.approve(minor);
  await world.letTimePass();
  expect(await browser.poll(order)).toMatchObject({ state: "failed", message: "tooYoung", token: null });
  const { rows } = await world.api.db.execute(sql`select order_id from bankid_token where action = 'sign'
    union all select order_id from bankid_signature`);
  expect(rows).toEqual([]);
});
