import * as calls from "@hjarta-lunga/contract/calls/my-data.ts";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { myDataUpdate, type ChangeName } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashOf } from "../../../../../services/api/src/identity/bankid/session.ts";
import { mailLinks } from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import { ownTestApi } from "../../test-api.ts";
import { give, identify, somebodyNew, type House, type Someone } from "../../../../../scripts/testing/givers/givers.ts";
import { giveMonthly } from "../../../../../scripts/testing/givers/ten-years.ts";

const api = await ownTestApi();
const idempotencyKey = crypto.randomUUID();
const mandate = { mandate: "AAAAAAAA", idempotencyKey };

/** A new change without a body here is a compile error. */
const changes: Record<ChangeName, Record<string, unknown>> = {
  amount: { ...mandate, from: 200, amount: 300, drawOn: "2026-12-28" },
  day: { ...mandate, drawDay: 28, drawOn: "2026-12-28" },
  pause: { ...mandate, months: 2, drawOn: "2026-12-28" },
  resume: { ...mandate, drawOn: "2026-12-28" },
  end: mandate,
  address: { address: { street: "Storgatan 1", postalCode: "53132", town: "Lidköping" } },
  email: { email: "annan@exempel.se" },
  mobile: { mobile: "0701740605" },
  choices: { choices: { news: true, reminders: true, letter: true } },
  bringHomeByEmail: { email: "annan@exempel.se" },
  bringHomeByMobile: { mobile: "0701740605" },
  code: { code: "123456" },
  forget: {},
  stay: {},
  logOut: {},
};

type Asked = { name: string; method: "GET" | "POST"; path: string; body?: Record<string, unknown> };
const bodiesOf: Partial<Record<keyof typeof calls, Asked["body"][]>> = {
  fetchMyDataCall: [undefined],
  // Logging out is answered as done, also by who is logged out already.
  updateMyDataCall: Object.entries(changes)
    .filter(([change]) => change !== "logOut")
    .map(([change, body]) => ({ change, ...body })),
  commentCall: [{ idempotencyKey, about: "question", text: "Hej!" }],
  myDocumentCall: [
    { what: "receipt", number: "AAAAAAAA" },
    { what: "year", year: 2026 },
    { what: "all", format: "json" },
    { what: "all", format: "pdf" },
  ],
};
/** They need no token: what was mailed is what opens them. */
const withoutToken = new Set(["mailLinkCall", "openMailLinkCall", "proveAddressCall"]);

const asked: Asked[] = Object.entries(calls).flatMap(([name, { method, path }]) => {
  if (withoutToken.has(name)) return [];
  const bodies = bodiesOf[name as keyof typeof calls];
  if (bodies === undefined) throw new Error(`${name} is not tried with tokens of others`);
  return bodies.map((body) => ({
    ...{ name: body === undefined ? name : `${name} ${Object.values(body).slice(0, 1).join("")}`, method, path },
    ...(body && { body }),
  }));
});

type Shown = { token: string; cookie: string };
const send = ({ method, path, body }: Asked, { token, cookie }: Shown) =>
  api.app.inject({
    ...{ method, url: `${path}?token=${encodeURIComponent(token)}` },
    ...(body && { payload: body }),
    headers: cookie === "" ? {} : { cookie },
  });

const mailed = async (house: House, who: Someone, minutes = 15): Promise<Shown> => {
  const [token, session] = [crypto.randomUUID().padEnd(43, "m"), crypto.randomUUID().padEnd(43, "s")];
  const until = new Date(Date.now() + minutes * 60_000);
  await house.db.insert(mailLinks).values({
    ...{ id: crypto.randomUUID(), email: who.email ?? "", language: "sv", linkHash: crypto.randomUUID() },
    ...{ tokenHash: hashOf(token), sessionHash: hashOf(session), expiresAt: until, aliveUntil: until },
  });
  return { token, cookie: `${cookies.bankId}=${session}` };
};

const wrongs: Record<string, (mine: Shown) => Shown | Promise<Shown>> = {
  "in another browser": async ({ token }) => ({ ...(await identify(api, somebodyNew())), token }),
  "of another person": async ({ cookie }) => ({ ...(await identify(api, somebodyNew())), cookie }),
  "for another purpose": () => identify(api, somebodyNew(), { purpose: "linked_gift" }),
  "of a signature": () => identify(api, somebodyNew(), { action: "sign" }),
  "without a cookie": ({ token }) => ({ token, cookie: "" }),
  "that is guessed": ({ cookie }) => ({ token: "g".repeat(43), cookie }),
  "that is no token": ({ cookie }) => ({ token: "'; drop table person; --", cookie }),
  "that is empty": ({ cookie }) => ({ token: "", cookie }),
  "that is out of date": () => identify(api, somebodyNew(), { aliveSeconds: -1 }),
  "of a link by mail that is out of date": () => mailed(api, somebodyNew(), -1),
  "of a session that was logged out": async () => {
    const theirs = await identify(api, somebodyNew());
    const body = { change: "logOut" };
    const { method, path } = calls.updateMyDataCall;
    expect((await send({ name: "logOut", method, path, body }, theirs)).statusCode).toBe(200);
    return theirs;
  },
};

const tables = ["person", "person_address", "address_proof", "comment", "mandate", "mandate_change", "orders", "mail"];
const all = async () => {
  const kept = [];
  for (const table of tables) {
    const rows = sql.raw(
      `select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as sum from ${table} as row`,
    );
    kept.push((await api.db.execute<{ sum: string }>(rows)).rows[0]?.sum);
  }
  return kept;
};

const everyOne = asked.map((one) => [one.name, one] as const);

test("every change of the contract has a body here that is good", () => {
  for (const [change, body] of Object.entries(changes))
    expect(myDataUpdate.safeParse({ change, ...body }).error, change).toBeUndefined();
});

test.each(Object.entries(wrongs))(
  "a token %s opens nothing: one refusal for every call, and nothing is changed",
  async (_what, wrong) => {
    const who = somebodyNew();
    await give(api, who, { on: "2026-02-01", amount: 300 });
    const shown = await wrong(await identify(api, who));
    const before = await all();
    for (const [name, one] of everyOne) {
      const response = await send(one, shown);
      expect(response.statusCode, `${name}: ${response.payload}`).toBe(401);
      const { requestId } = errorBody.strict().parse(response.json());
      const refusal = { code: "unauthorized", message: "This needs a valid token.", requestId };
      expect(response.json(), name).toEqual(refusal);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
    expect(await all()).toEqual(before);
  },
);

const fetchCall: Asked = { name: "fetchMyDataCall", ...calls.fetchMyDataCall };

const byMail = new Set(["fetchMyDataCall", "updateMyDataCall stay", "myDocumentCall receipt", "myDocumentCall year"]);

test("a link by mail shows gifts and receipts, and opens nothing else", async () => {
  const who = somebodyNew();
  await give(api, who, { on: "2026-02-01", amount: 300 });
  await giveMonthly(api, who, "2026-01-28", 1);
  const shown = await mailed(api, who);
  const before = await all();
  for (const [name, one] of everyOne) {
    const { statusCode, payload } = await send(one, shown);
    if (byMail.has(name)) expect([200, 404], `${name}: ${payload}`).toContain(statusCode);
    else expect(statusCode, `${name}: ${payload}`).toBe(401);
  }
  expect(await all()).toEqual(before);
});

test("by a link by mail there is no number, account, address, card or page in the answer", async () => {
  const who = somebodyNew();
  await give(api, who, { on: "2026-02-01", amount: 300 });
  await giveMonthly(api, who, "2026-01-28", 1);
  const response = await send(fetchCall, await mailed(api, who));
  expect(response.json()).toMatchObject({
    ...{ access: "mail", maskedNumber: null, mandates: [], memberships: [], cards: [], held: [], comments: [] },
    contact: { email: null, mobile: null, address: null, pending: [], proven: [] },
    gifts: [{ page: null }, { page: null }],
  });
});

test("logging out in one tab ends the others, and nobody else's session", async () => {
  const [mine, theirs] = [await identify(api, somebodyNew()), await identify(api, somebodyNew())];
  const other = await identify(api, somebodyNew(), { session: mine.session });
  const { method, path } = calls.updateMyDataCall;
  const logOut = { name: "", method, path, body: { change: "logOut" } };
  // Somebody else's token with one's own cookie.
  const response = await send(logOut, { token: theirs.token, cookie: mine.cookie });
  expect([response.statusCode, response.json()]).toEqual([200, { change: "logOut" }]);
  expect(String(response.headers["set-cookie"])).toContain("Max-Age=0");
  for (const ended of [mine, other]) expect((await send(fetchCall, ended)).statusCode).toBe(401);
  expect((await send(fetchCall, theirs)).statusCode).toBe(200);
  expect((await send(logOut, mine)).statusCode).toBe(200);
});

test("each call keeps a session open for fifteen minutes more, with its cookie", async () => {
  const mine = await identify(api, somebodyNew(), { aliveSeconds: 30 });
  const { method, path } = calls.updateMyDataCall;
  const asked = await api.db.execute<{ at: string }>(sql`select now()::text as at`);
  const response = await send({ name: "", method, path, body: { change: "stay" } }, mine);
  expect(String(response.headers["set-cookie"])).toMatch(/Max-Age=[1-9]/);
  const counted = sql`select expires_at - interval '15 minutes' between ${asked.rows[0]?.at}::timestamptz and now() as since
    from bankid_token where token_hash = ${hashOf(mine.token)}`;
  const { rows } = await api.db.execute<{ since: boolean }>(counted);
  expect(rows).toEqual([{ since: true }]);
});

test("the log has neither tokens nor anything of somebody", async () => {
  const who = somebodyNew({ firstName: "Loggbritta" });
  const mine = await identify(api, who);
  for (const [, one] of everyOne.filter(([name]) => !name.includes("forget"))) await send(one, mine);
  for (const secret of [mine.token, mine.session, who.number, "Loggbritta", who.email ?? "", "Storgatan 1"])
    expect(api.logs()).not.toContain(secret);
});
