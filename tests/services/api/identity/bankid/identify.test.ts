import { isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { decryptEvidence, rotateSignatures } from "../../../../../services/api/src/identity/bankid/encryption.ts";
import { bankIdSignatures } from "../../../../../services/api/src/platform/database/tables/identity.ts";
import { decryptPersonalNumber } from "../../../../../services/api/src/ledger/donors/personal-number.ts";
import { identified, signed } from "../../../../../services/api/src/identity/bankid/session.ts";
import { another, openBankIdWorld, somebody, type BankIdWorld } from "./bankid-world.ts";
import { readCode } from "./read-code.ts";

let world: BankIdWorld;
beforeAll(async () => {
  world = await openBankIdWorld();
});
beforeEach(() => world.control("POST", "/reset", {}));
afterAll(() => world.close());

const sessionOf = (cookie: string) => cookie.split("=")[1] ?? "";

test("somebody scans the code, identifies, and the browser gets a token that says who", async () => {
  const browser = world.browser();
  const begun = await browser.authenticate();
  expect(begun).toMatchObject({ state: "pending", message: "rfa1", startUrls: null, token: null, text: null });
  const qr = readCode(begun.qr);
  expect(await world.phone({ do: "scan", qr })).toBe(true);
  await world.letTimePass();
  expect(await browser.poll(begun.order)).toMatchObject({ state: "pending", message: "rfa15b", qr: null });
  await world.approve();
  await world.letTimePass();
  const done = await browser.poll(begun.order);
  expect(done).toMatchObject({ state: "complete", message: null, qr: null });
  const shown = { token: done.token ?? "", session: sessionOf(browser.cookie()), purpose: "my_pages" } as const;
  expect(await identified(world.api.db, world.api, shown)).toMatchObject({ personalNumber: somebody });
  const tab = await browser.poll(begun.order);
  expect(tab.token).toBe(done.token);
});

test("the app shows for what it is, and BankID hears the visitor's own address", async () => {
  await world.browser(undefined, "127.0.0.1").authenticate({ language: "en" });
  const { visible, endUserIp } = await world.newest();
  expect(Buffer.from(visible, "base64").toString()).toBe("You are logging in to my pages at Hjärta & Lunga.");
  expect(endUserIp).toBe("127.0.0.1");
});

test("on the same device a link opens the app, which leads back to the page with a nonce", async () => {
  const browser = world.browser();
  const begun = await browser.authenticate({ device: "this" });
  const { autoStartToken, returnUrl } = await world.newest();
  expect(begun).toMatchObject({ message: "rfa13", qr: null });
  expect(begun.startUrls).toEqual({
    phone: `https://app.bankid.com/?autostarttoken=${autoStartToken}&redirect=null`,
    computer: `bankid:///?autostarttoken=${autoStartToken}&redirect=null`,
  });
  expect(returnUrl).toMatch(/^http:\/\/localhost:8000\/mina-sidor\/#bankid=[\w-]{43}$/);
  expect(await world.phone({ do: "open", autoStartToken })).toBe(true);
  await world.approve();
  await world.letTimePass();
  const nonce = (returnUrl ?? "").split("=")[1] ?? "";
  expect((await world.browser().call("/api/BankID/Poll", { nonce })).statusCode).toBe(404);
  expect(await browser.pollByNonce(nonce)).toMatchObject({ state: "complete", order: begun.order });
});

test("at a computer the app leads nowhere, and the page that is in view goes on by itself", async () => {
  const browser = world.browser();
  const begun = await browser.authenticate({ device: "this", returnTo: null });
  expect((await world.newest()).returnUrl).toBeNull();
  await world.approve();
  await world.letTimePass();
  expect(await browser.poll(begun.order)).toMatchObject({ state: "complete" });
});

test("who was led to another's link does not identify for that other", async () => {
  const attacker = world.browser();
  const begun = await attacker.authenticate({ device: "this" });
  const { returnUrl } = await world.newest();
  await world.approve(somebody, "198.51.100.7");
  await world.letTimePass();
  expect(await attacker.poll(begun.order)).toMatchObject({ state: "pending", message: "returnHere", token: null });
  const nonce = (returnUrl ?? "").split("=")[1] ?? "";
  expect((await world.browser().call("/api/BankID/Poll", { nonce })).statusCode).toBe(404);
  expect(await attacker.poll(begun.order)).toMatchObject({ state: "pending", token: null });
  // The same browser, on a telephone whose app has another address.
  expect(await attacker.pollByNonce(nonce)).toMatchObject({ state: "complete" });
});

test("a session that was planted in the browser is not taken up", async () => {
  const browser = world.browser();
  const planted = `hlf_bankid=${"a".repeat(43)}`;
  browser.take(planted);
  const begun = await browser.authenticate();
  expect(browser.cookie()).not.toBe(planted);
  const attacker = world.browser();
  attacker.take(planted);
  expect((await attacker.call("/api/BankID/Poll", { order: begun.order })).statusCode).toBe(404);
  expect((await attacker.call("/api/BankID/Cancel", begun.order)).statusCode).toBe(404);
});

test("the cookie is read by no script, and sent to no other site", async () => {
  const start = { device: "other", language: "sv", returnTo: "/mina-sidor/", purpose: "my_pages" };
  const cookieOf = async (browser: ReturnType<BankIdWorld["browser"]>) =>
    String((await browser.call("/api/BankID/Authenticate", start)).headers["set-cookie"]);
  expect(await cookieOf(world.browser())).toMatch(
    /^hlf_bankid=[\w-]{43}; Path=\/api; Max-Age=3600; HttpOnly; SameSite=Lax$/,
  );
  const secure = await world.build({ SITE_URL: "https://www.exempel.se" });
  expect(await cookieOf(world.browser(secure))).toMatch(/SameSite=Lax; Secure$/);
  await secure.close();
});

test("what is signed is what was shown, and the evidence is kept", async () => {
  const browser = world.browser();
  const begun = await browser.sign();
  expect(begun.text).toContain("# Medgivande till autogiro");
  expect(Buffer.from((await world.newest()).visible, "base64").toString()).toBe(begun.text);
  await world.approve();
  await world.letTimePass();
  const { token } = await browser.poll(begun.order);
  const shown = { token: token ?? "", session: sessionOf(browser.cookie()), purpose: "mandate" } as const;
  const { db } = world.api;
  const use = (text: string, changes: object = {}) =>
    db.transaction((tx) => signed(tx, world.api, { ...shown, ...changes, text }));
  await expect(use("another text")).rejects.toThrow("unauthorized");
  await expect(use(begun.text ?? "", { purpose: "my_pages" })).rejects.toThrow("unauthorized");
  await expect(use(begun.text ?? "", { session: "x".repeat(43) })).rejects.toThrow("unauthorized");
  await expect(use(begun.text ?? "", { session: undefined })).rejects.toThrow("unauthorized");
  await expect(identified(db, world.api, shown)).rejects.toThrow("unauthorized");
  expect(await use(begun.text ?? "")).toMatchObject({ personalNumber: somebody });
  await expect(use(begun.text ?? "")).rejects.toThrow("unauthorized");
  const [row, ...others] = await db.select().from(bankIdSignatures).where(isNotNull(bankIdSignatures.usedAt));
  if (!row || others.length > 0) throw new Error("Not one signature is used");
  const evidence = decryptEvidence(world.api.environment.personalNumberKeys, row);
  expect(evidence.shown).toBe(begun.text);
  expect(Buffer.from(evidence.signature, "base64").toString()).toContain("<funcId>Signing</funcId>");
});

test("after the keys are rotated, evidence is read with the new one alone", async () => {
  const browser = world.browser();
  const { order } = await browser.sign();
  await world.approve();
  await world.letTimePass();
  await browser.poll(order);
  const { db, environment } = world.api;
  const both = new Map([...environment.personalNumberKeys.byVersion, [2, Buffer.alloc(32, 7)]]);
  expect(await rotateSignatures(db, { current: 2, byVersion: both })).toBeGreaterThan(0);
  const alone = { current: 2, byVersion: new Map([[2, Buffer.alloc(32, 7)]]) };
  const rows = await db.select().from(bankIdSignatures);
  expect(new Set(rows.map((row) => decryptPersonalNumber(alone, row)))).toEqual(new Set([somebody]));
  for (const row of rows) expect(decryptEvidence(alone, row).shown).toContain("# Medgivande till autogiro");
});

test.each([
  ["half an hour", "linked_gift", 30],
  ["a quarter of an hour, where it shows somebody's own data", "my_pages", 15],
] as const)("an identification is good for %s", async (_howLong, purpose, minutes) => {
  const browser = world.browser();
  const begun = await browser.authenticate({ purpose });
  await world.approve();
  await world.letTimePass();
  const { token } = await browser.poll(begun.order);
  const shown = { token: token ?? "", session: sessionOf(browser.cookie()), purpose };
  expect(await identified(world.api.db, world.api, shown)).toMatchObject({ personalNumber: somebody });
  const later = (mins: number) =>
    world.api.db.execute(sql`update bankid_token set expires_at = expires_at - make_interval(mins => ${mins})`);
  await later(minutes - 1);
  expect(await identified(world.api.db, world.api, shown)).toMatchObject({ personalNumber: somebody });
  await later(1);
  await expect(identified(world.api.db, world.api, shown)).rejects.toThrow("unauthorized");
});

test("who has identified is the only one who can sign, and another one is told so", async () => {
  const browser = world.browser();
  const first = await browser.authenticate({ purpose: "mandate" });
  await world.approve();
  await world.letTimePass();
  const { token } = await browser.poll(first.order);
  const signing = await browser.sign({ token });
  await world.approve(another);
  await world.letTimePass();
  expect(await browser.poll(signing.order)).toMatchObject({ state: "failed", message: "rfa16", token: null });
});

test("who gives up signing signs again, without identifying anew", async () => {
  const browser = world.browser();
  const first = await browser.authenticate({ purpose: "mandate" });
  await world.approve();
  await world.letTimePass();
  const { token } = await browser.poll(first.order);
  const givenUp = await browser.sign({ token });
  expect(await browser.cancel(givenUp.order)).toMatchObject({ state: "failed" });
  const again = await browser.sign({ token });
  await world.approve();
  await world.letTimePass();
  expect(await browser.poll(again.order)).toMatchObject({ state: "complete" });
});

test("a person of whom an order is under way hears that both are given up", async () => {
  const open = async () => {
    const browser = world.browser();
    const first = await browser.authenticate({ purpose: "mandate" });
    await world.approve();
    await world.letTimePass();
    const { token } = await browser.poll(first.order);
    return { browser, token };
  };
  const [one, two] = [await open(), await open()];
  const earlier = await one.browser.sign({ token: one.token });
  expect(await two.browser.sign({ token: two.token })).toMatchObject({ state: "failed", message: "rfa4" });
  await world.letTimePass();
  expect(await one.browser.poll(earlier.order)).toMatchObject({ state: "failed", message: "rfa3" });
});

test("no personal number, nonce or secret stands in the log or readable in the database", async () => {
  const browser = world.browser();
  const begun = await browser.sign();
  await world.approve();
  await world.letTimePass();
  const { token } = await browser.poll(begun.order);
  const { qrStartSecret, id } = await world.newest();
  const { rows } = await world.api.db.execute(sql`
    select (select json_agg(o) from bankid_order o)::text || (select json_agg(t) from bankid_token t)::text
      || (select json_agg(s) from bankid_signature s)::text as everything`);
  const kept = String(rows[0]?.everything);
  for (const hidden of [somebody, begun.order, token ?? "", sessionOf(browser.cookie())]) {
    expect(kept).not.toContain(hidden);
    expect(world.api.logs()).not.toContain(hidden);
  }
  for (const hidden of [qrStartSecret, id, "127.0.0.1"]) expect(world.api.logs()).not.toContain(hidden);
});

test("what is signed names an account, and stands in no table in plain while it is at BankID", async () => {
  const { text } = await world.browser().sign();
  expect(text).toContain("0012343");
  expect(Buffer.from((await world.newest()).visible, "base64").toString()).toBe(text);
  const { rows } = await world.api.db.execute<{ row: string }>(sql`select o::text as row from bankid_order o`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows) {
    expect(row).not.toContain("0012343");
    expect(row).not.toContain(Buffer.from("0012343").toString("base64").slice(0, 8));
  }
});
