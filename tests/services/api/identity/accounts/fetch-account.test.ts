import { briteCalls } from "@hjarta-lunga/contract/calls/brite.ts";
import { briteLookup, briteResult } from "@hjarta-lunga/contract/schemas/brite.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { another, openBankIdWorld, somebody, type BankIdWorld } from "../bankid/bankid-world.ts";
import { readCode } from "../bankid/read-code.ts";
import type { TestApi } from "../../test-api.ts";

type Session = { id: string; token: string; state: number; redirectUri: string | null; merchantReference: string };
type Browser = ReturnType<BankIdWorld["browser"]>;

let world: BankIdWorld;
beforeAll(async () => {
  world = await openBankIdWorld();
});
afterAll(() => world.close());
beforeEach(() => world.control("POST", "/reset", { data: true }));

const get = (path: string, query: Record<string, string>, browser?: Browser, api: TestApi = world.api) =>
  api.app.inject({
    method: "GET",
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers: browser === undefined ? {} : { cookie: browser.cookie() },
  });

const identify = async (given: Record<string, unknown> = {}, person = somebody) => {
  const browser = world.browser();
  const { order } = await browser.authenticate({ purpose: "mandate", ...given });
  await world.phone({ do: "scan", qr: readCode((await browser.poll(order)).qr) });
  await world.approve(person);
  await world.letTimePass();
  const { token } = await browser.poll(order);
  if (token === null) throw new Error("nobody identified");
  return { browser, token };
};
const initiate = (ssn: string, browser?: Browser, api?: TestApi) =>
  get(briteCalls.initiate.path, { ssn, returnTo: "/autogiro/" }, browser, api);
const results = (token: string, browser?: Browser, api?: TestApi) =>
  get(briteCalls.results.path, { token }, browser, api);

const sessions = () => world.control<Session[]>("GET", "/brite/sessions");
const newest = async () => {
  const [session] = await sessions();
  if (session === undefined) throw new Error("Brite has no session");
  return session;
};
const atBrite = async (changes: Record<string, unknown>) =>
  world.control("PUT", `/brite/sessions/${(await newest()).id}`, changes);
const choose = (bankId: string, changes: Record<string, unknown> = {}) =>
  atBrite({ state: 12, person: somebody, bankId, ...changes });

/** Somebody who identified and is at their bank. */
const begin = async (person = somebody) => {
  const { browser, token: ssn } = await identify({}, person);
  const { token, url, id } = briteLookup.parse((await initiate(ssn, browser)).json());
  return { browser, ssn, token, url, id, ask: async () => briteResult.parse((await results(token, browser)).json()) };
};

test("somebody logs in at their bank, and their account comes to the form, and nothing else", async () => {
  const { browser, token, url, id, ask } = await begin();
  expect(await newest()).toMatchObject({ merchantReference: id, redirectUri: "http://localhost:8000/autogiro/" });
  expect(await ask()).toEqual({ state: "pending", account: null });

  const form = new URLSearchParams({ person: somebody, bank: "seb", whose: "own", answer: "choose" });
  const back = await fetch(url, { method: "POST", body: form, redirect: "manual" });
  expect(back.headers.get("location")).toBe("http://localhost:8000/autogiro/");

  const response = await results(token, browser);
  const { state, account } = briteResult.strict().parse(response.json());
  expect(state).toBe("complete");
  expect(account).toEqual({
    bank: "SEB",
    clearing: "5000",
    number: expect.stringMatching(/^\d{7}$/) as string,
    holder: "Sundin, Birgitta",
  });
  expect(response.payload).not.toMatch(/iban|balance|SE\d\d|12345\.67|Storgatan/i);
  // A page that is loaded again asks again.
  expect(await ask()).toMatchObject({ state: "complete" });
});

test.each([
  ["swedbank", "Swedbank", "8327", 10],
  ["danske", "Danske Bank", "1200", 7],
  ["lf", "Länsförsäkringar Bank", "9020", 7],
  ["nordea", "Nordea", "3300", 10],
  ["handelsbanken", "Handelsbanken", null, 9],
  ["syd", "Sparbanken Syd", null, 10],
])("an account at %s is %s, clearing %s", async (bankId, bank, clearing, digits) => {
  const { ask } = await begin();
  await choose(bankId);
  const { account } = await ask();
  expect(account).toMatchObject({ bank, clearing });
  // Without the zeros in front of a number that the bank told without its clearing number.
  expect(account?.number.padStart(digits, "0")).toHaveLength(digits);
});

test.each([
  ["another person logged in", { person: another }],
  ["the account is somebody else's", { isOthers: true }],
])("when %s nothing is told", async (_what, changes) => {
  const { ask } = await begin();
  await choose("seb", changes);
  expect(await ask()).toEqual({ state: "anotherHolder", account: null });
});

test.each([
  ["it was given up", 10, "aborted"],
  ["the bank failed", 11, "failed"],
  ["it is in a state that nobody has heard of", 7, "pending"],
])("when %s, that is what is said", async (_what, state, said) => {
  const { ask } = await begin();
  await atBrite({ state });
  expect(await ask()).toEqual({ state: said, account: null });
});

describe("nobody else is told", () => {
  test("another browser, none, an unknown token and one that is too old find nothing", async () => {
    const { browser, token } = await begin();
    await choose("seb");
    const { browser: other } = await identify();
    for (const response of [
      await results(token, other),
      await results(token),
      await results("a".repeat(43), browser),
    ]) {
      expect([response.statusCode, errorBody.parse(response.json()).code]).toEqual([404, "not_found"]);
    }
    await world.api.db.execute(sql`update account_lookup set expires_at = now() - interval '1 second'`);
    expect((await results(token, browser)).statusCode).toBe(404);
    await runRetention(world.api.db);
    const { rows } = await world.api.db.execute(sql`select 1 from account_lookup`);
    expect(rows).toEqual([]);
  });

  test("a session at Brite that another look-up began is not read as one's own", async () => {
    const first = await begin();
    await choose("seb");
    const { id } = await newest();
    const second = await begin();
    await world.api.db.execute(sql`update account_lookup set brite_session_id = ${id} where id = ${second.id}`);
    expect(await second.ask()).toEqual({ state: "failed", account: null });
    expect(await first.ask()).toMatchObject({ state: "complete" });
  });

  test("a look-up lives half an hour, and keeps neither number nor account", async () => {
    await begin();
    await choose("seb");
    const { rows } = await world.api.db.execute(
      sql`select l::text as kept, extract(epoch from expires_at - created_at)::int as seconds from account_lookup l order by created_at desc limit 1`,
    );
    expect(rows).toEqual([{ kept: expect.not.stringContaining(somebody) as string, seconds: 1_800 }]);
  });
});

describe("nothing is begun for who has not identified for it", () => {
  test.each<[string, () => Promise<{ browser: Browser | undefined; token: string }>]>([
    ["a token for something else", () => identify({ purpose: "my_pages" })],
    [
      "a token of another browser",
      async () => ({ token: (await identify()).token, browser: (await identify()).browser }),
    ],
    ["a token without its browser", async () => ({ token: (await identify()).token, browser: undefined })],
    ["an unknown token", async () => ({ browser: (await identify()).browser, token: "b".repeat(43) })],
    [
      "a token that is too old",
      async () => {
        const known = await identify();
        await world.api.db.execute(sql`update bankid_token set expires_at = now() - interval '1 second'`);
        return known;
      },
    ],
  ])("%s", async (_what, make) => {
    const { browser, token } = await make();
    const response = await initiate(token, browser);
    expect([response.statusCode, errorBody.parse(response.json()).code]).toEqual([401, "unauthorized"]);
    expect(await sessions()).toEqual([]);
  });

  test.each([
    ["a personal number", { ssn: somebody, returnTo: "/autogiro/" }],
    ["another site to be led back to", { ssn: "a".repeat(43), returnTo: "https://exempel.se/" }],
    ["two slashes", { ssn: "a".repeat(43), returnTo: "//exempel.se/" }],
    ["no page", { ssn: "a".repeat(43) }],
    ["an unknown place", { ssn: "a".repeat(43), returnTo: "/autogiro/", extra: "1" }],
    ["a huge page", { ssn: "a".repeat(43), returnTo: `/${"a".repeat(5_000)}/` }],
    ["a header break", { ssn: "a".repeat(43), returnTo: "/a\r\nset-cookie: a=b/" }],
    ["SQL", { ssn: "'; drop table account_lookup; --", returnTo: "/autogiro/" }],
  ])("%s is refused as what it is", async (_what, query) => {
    const response = await get(briteCalls.initiate.path, query);
    expect([response.statusCode, errorBody.parse(response.json()).code]).toEqual([400, "validation_failed"]);
  });

  test.each(["", "\u0000", "'; --", "å".repeat(43), "a".repeat(5_000)])(
    "a look-up's token %j is refused",
    async (token) => {
      expect((await results(token)).statusCode).toBe(400);
    },
  );
});

describe("when Brite is not well", () => {
  /** Longer than any test: whoever hears before has not waited for Brite. */
  const silentMs = 600_000;
  const modes = ["down", "slow", "garbage", "reject", "lostAnswer", "slowAnswer"];

  test.each(modes)("%s: a visitor who begins hears before Brite answers that it cannot be done now", async (mode) => {
    const { browser, token } = await identify();
    const hasty = await world.build({ PROVIDER_TIMEOUT_MS: "500" });
    await world.control("PUT", "/faults/brite", { mode, delayMs: silentMs });
    const response = await initiate(token, browser, hasty);
    expect([response.statusCode, errorBody.parse(response.json()).code]).toEqual([503, "unavailable"]);
    await hasty.close();
  });

  test.each(modes)("%s: who waits for the account goes on waiting, and has it when Brite is well", async (mode) => {
    const { ask } = await begin();
    await choose("seb");
    await world.control("PUT", "/faults/brite", { mode, delayMs: silentMs });
    expect(await ask()).toEqual({ state: "pending", account: null });
    await world.control("POST", "/reset", {});
    expect(await ask()).toMatchObject({ state: "complete" });
  });

  test("keys that Brite refuses begin nothing", async () => {
    const { browser, token } = await identify();
    const api = await world.build({ BRITE_SECRET: "another secret than Brite has" });
    expect((await initiate(token, browser, api)).statusCode).toBe(503);
    await api.close();
  });
});

describe("the access token", () => {
  const given = async () => (await world.control<{ given: number }>("GET", "/brite/access")).given;

  test("is asked for once, however many wait for it, and kept", async () => {
    const { browser, token } = await identify();
    const api = await world.build();
    const answers = await Promise.all(Array.from({ length: 10 }, () => initiate(token, browser, api)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    await initiate(token, browser, api);
    expect(await given()).toBe(1);
    await api.close();
  });

  test("is asked for anew when it has expired, or Brite has forgotten it", async () => {
    const { browser, token } = await identify();
    await world.control("PUT", "/brite/times", { tokenSeconds: 20 });
    const api = await world.build();
    for (let n = 1; n <= 2; n += 1) expect((await initiate(token, browser, api)).statusCode).toBe(200);
    expect(await given()).toBe(2);

    await world.control("PUT", "/brite/times", { tokenSeconds: 3_600 });
    expect((await initiate(token, browser, api)).statusCode).toBe(200);
    await world.control("PUT", "/brite/trouble", { error: "Unauthorized", operation: "session.create_authentication" });
    expect((await initiate(token, browser, api)).statusCode).toBe(200);
    expect(await given()).toBe(4);
    await world.control("PUT", "/brite/trouble", {
      error: "Unauthorized",
      calls: 9,
      operation: "session.create_authentication",
    });
    expect((await initiate(token, browser, api)).statusCode).toBe(503);
    await api.close();
  });
});

test("a person fetches so many accounts a day, from whatever browser, and a look-up is asked about so often", async () => {
  await world.api.db.execute(sql`truncate rate_limit`);
  const api = await world.build(
    {},
    { accountPerson: { own: { most: 2, seconds: 86_400 } }, accountResult: { own: { most: 2, seconds: 10 } } },
  );
  const { browser, token } = await identify();
  const elsewhere = await identify();
  const lookup = briteLookup.parse((await initiate(token, browser, api)).json());
  expect((await initiate(elsewhere.token, elsewhere.browser, api)).statusCode).toBe(200);
  for (const of of [{ browser, token }, elsewhere])
    expect((await initiate(of.token, of.browser, api)).statusCode).toBe(429);
  const johan = await identify({}, another);
  expect((await initiate(johan.token, johan.browser, api)).statusCode).toBe(200);

  for (let n = 1; n <= 2; n += 1) expect((await results(lookup.token, browser, api)).statusCode).toBe(200);
  expect((await results(lookup.token, browser, api)).statusCode).toBe(429);
  await api.close();
});

test("nothing of a person, an account or a token is logged", async () => {
  const { ssn, token, ask } = await begin();
  await choose("seb");
  const { account } = await ask();
  await world.control("PUT", "/faults/brite", { mode: "garbage" });
  await ask();
  const logs = world.api.logs();
  expect(logs).toContain("Brite did not tell of an account");
  for (const secret of [somebody, "Sundin", account?.number ?? "", ssn, token, (await newest()).token])
    expect(logs).not.toContain(secret);
});
