import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

type Json = Record<string, unknown>;
const keys = { public_key: "development-only-brite-public-key", secret: "development-only-brite-secret" };
const start = { country_id: "se", merchant_reference: "lookup-1", callbacks: [] };
const person = "195205292260";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterAll(() => standins.close());
beforeEach(() => standins.control("POST", "/reset", { data: true }));

const ask = async (call: string, body: unknown, token?: string) => {
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const url = `${standins.urls().brite}/api/${call}`;
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Json };
};
const authorize = async () => String((await ask("merchant.authorize", keys)).body.access_token);
const begin = async (token: string, more: Json = {}) =>
  (await ask("session.create_authentication", { ...start, ...more }, token)).body;
const visit = (session: Json, form?: Record<string, string>) =>
  fetch(String(session.url), {
    redirect: "manual",
    ...(form !== undefined && { method: "POST", body: new URLSearchParams(form) }),
  });

test("who has the keys gets a token that is good until it expires", async () => {
  const { status, body } = await ask("merchant.authorize", keys);
  expect(status).toBe(200);
  expect(Number(body.expires) - Date.now() / 1_000).toBeGreaterThan(3_500);
  expect((await ask("bank.list", { country_id: "se" }, String(body.access_token))).status).toBe(200);

  await standins.control("PUT", "/brite/times", { tokenSeconds: 0 });
  expect(await ask("bank.list", { country_id: "se" }, await authorize())).toMatchObject({
    status: 401,
    body: { error_name: "Unauthorized", state: "APPLICATION_ERROR" },
  });
});

describe("what is not right is refused", () => {
  test.each<[string, string, Json, string]>([
    ["another secret", "merchant.authorize", { ...keys, secret: "another" }, "InvalidCredentials"],
    ["no secret", "merchant.authorize", { public_key: keys.public_key }, "InvalidRequest"],
    ["another country", "session.create_authentication", { ...start, country_id: "SE" }, "InvalidRequest"],
    ["no reference", "session.create_authentication", { country_id: "se", callbacks: [] }, "InvalidRequest"],
    ["a field too many", "session.create_authentication", { ...start, amount: 1 }, "InvalidRequest"],
    [
      "a script to be led back to",
      "session.create_authentication",
      { ...start, redirect_uri: "javascript:1" },
      "InvalidRequest",
    ],
    ["an unknown session", "session.get", { id: "nobody" }, "NotFound"],
    ["an unknown token", "session.get_by_token", { token: "nobody" }, "NotFound"],
    ["an unknown account", "bank_account.get", { id: "account-seb-nobody" }, "NotFound"],
    ["an unknown customer", "kyc.get_latest", { customer_id: "nobody" }, "NotFound"],
    ["an unknown call", "session.approve", {}, "NotFound"],
  ])("%s", async (_what, call, body, error_name) => {
    expect(await ask(call, body, await authorize())).toMatchObject({
      status: 400,
      body: { error_name, state: "APPLICATION_ERROR" },
    });
  });

  test.each(["session.create_authentication", "session.get", "bank_account.get", "kyc.get_latest", "bank.list"])(
    "%s without a token",
    async (call) => expect((await ask(call, {})).status).toBe(401),
  );
});

test("somebody logs in on the page, chooses an account, and is led back", async () => {
  const token = await authorize();
  const session = await begin(token, { redirect_uri: "http://localhost:8000/autogiro/" });
  expect((await ask("session.get", { id: session.id }, token)).body).toMatchObject({
    state: 0,
    customer_id: null,
    bank_account: null,
  });
  expect(await (await visit(session)).text()).toContain("Logga in hos din bank");

  const answer = await visit(session, { person, bank: "swedbank", whose: "own", answer: "choose" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "http://localhost:8000/autogiro/"]);

  const { body } = await ask("session.get_by_token", { token: session.token });
  expect(body).toMatchObject({ state: 12, merchant_reference: "lookup-1", bank: { name: "Swedbank" } });
  expect((await ask("kyc.get_latest", { customer_id: body.customer_id }, token)).body).toMatchObject({
    ssn: person,
    lastname: "Sundin",
  });
  const account = (await ask("bank_account.get", { id: body.bank_account_id }, token)).body;
  expect(account).toMatchObject({ holder: "Sundin, Birgitta", country_id: "se", bank_id: "swedbank" });
  expect(String(account.bban)).toMatch(/^83279\d{10}$/);
  // What an IBAN leaves when it is divided by 97, by its own rule.
  const digits = `${String(account.iban).slice(4)}2814${String(account.iban).slice(2, 4)}`;
  expect(BigInt(digits) % 97n).toBe(1n);
});

test.each<[string, number, string | null]>([
  ["abort", 10, null],
  ["fail", 11, "BANK_ERROR"],
])("%s ends it, and nothing changes it after", async (answer, state, error_code) => {
  const session = await begin(await authorize());
  expect((await visit(session, { answer })).status).toBe(200);
  await visit(session, { person, bank: "seb", answer: "choose" });
  expect((await ask("session.get_by_token", { token: session.token })).body).toMatchObject({
    state,
    error_code,
    customer_id: null,
  });
});

test("news of a state goes to whoever asked for that state alone", async () => {
  const url = `${standins.urls().edge}/api/Payments/Callback/Brite`;
  const session = await begin(await authorize(), {
    callbacks: [
      { url: `${url}?state=12`, session_state: 12 },
      { url: `${url}?state=10`, session_state: 10 },
    ],
  });
  await visit(session, { person, bank: "seb", answer: "choose" });
  await vi.waitFor(() => expect(standins.listener.heard).toHaveLength(1));
  expect(standins.listener.heard[0]).toMatchObject({
    ...{ path: "/api/Payments/Callback/Brite?state=12", body: { session_id: session.id, session_state: 12 } },
  });
});

test("it goes wrong when it is told to", async () => {
  await standins.control("PUT", "/faults/brite", { mode: "reject", calls: 1 });
  const url = `${standins.urls().brite}/api/merchant.authorize`;
  expect((await fetch(url, { method: "POST" })).status).toBe(503);
  await standins.control("PUT", "/brite/trouble", { error: "NotFound", operation: "bank.list" });
  const token = await authorize();
  expect((await ask("bank.list", { country_id: "se" }, token)).body.error_name).toBe("NotFound");
  expect((await ask("bank.list", { country_id: "se" }, token)).status).toBe(200);
});

test("a restart forgets neither tokens nor sessions", async () => {
  const token = await authorize();
  const session = await begin(token);
  await visit(session, { person, bank: "nordea", whose: "other", answer: "choose" });
  await standins.restart();
  const { body } = await ask("session.get", { id: session.id }, token);
  expect(body).toMatchObject({ state: 12, bank_account: { holder: "Karin Fullmakt" } });
});
