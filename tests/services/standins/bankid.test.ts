import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startStandins } from "../../../services/standins/src/start.ts";
import type { Standins } from "../../../services/standins/src/start.ts";
import { call } from "./test-standins.ts";

let standins: Standins;
const dataDir = mkdtempSync(join(tmpdir(), "standins-bankid-"));
const read = (file: string) => readFileSync(file, "utf8");
beforeAll(async () => {
  standins = await startStandins({ dataDir });
});
afterAll(async () => {
  await standins.close();
  rmSync(dataDir, { recursive: true });
});

type Json = Record<string, unknown>;
const json = { "content-type": "application/json" };
const start = { endUserIp: "203.0.113.9" };

const send = async (operation: string, body: unknown, method = "POST", headers: Record<string, string> = json) => {
  const { caFile, bankId } = standins.certificates;
  const [ca, cert, key] = [caFile, bankId.certFile, bankId.keyFile].map(read);
  const text = method === "GET" ? undefined : JSON.stringify(body);
  const answer = await call(`${standins.urls.bankId}/${operation}`, { method, ca, cert, key, headers }, text);
  return { status: answer.status, body: JSON.parse(answer.text) as Json };
};
const control = async (method: string, path: string, body: Json) =>
  (
    await fetch(`${standins.urls.http}/control${path}`, { method, headers: json, body: JSON.stringify(body) })
  ).json() as Promise<Json>;
const phone = (step: Json) => control("POST", "/bankid/phone", step);
const begin = async (given: Json = {}) => (await send("auth", { ...start, ...given })).body as Record<string, string>;
const base64 = (text: string) => Buffer.from(text).toString("base64");
beforeEach(() => control("POST", "/reset", {}));

test.each<[string, string, string, unknown, Record<string, string>, number, string]>([
  ["a question to see that all is well", "GET", "auth", undefined, {}, 405, "methodNotAllowed"],
  ["another path", "POST", "nothing", {}, json, 404, "notFound"],
  ["plain text", "POST", "auth", {}, { "content-type": "text/plain" }, 415, "unsupportedMediaType"],
  ["no address", "POST", "auth", {}, json, 400, "invalidParameters"],
  ["no IP address", "POST", "auth", { endUserIp: "somewhere" }, json, 400, "invalidParameters"],
  [
    "the number as it was given before",
    "POST",
    "auth",
    { ...start, personalNumber: "195205292260" },
    json,
    400,
    "invalidParameters",
  ],
  ["a text that is not base64", "POST", "auth", { ...start, userVisibleData: "å" }, json, 400, "invalidParameters"],
  [
    "a text over 1500",
    "POST",
    "auth",
    { ...start, userVisibleData: base64("a".repeat(1_200)) },
    json,
    400,
    "invalidParameters",
  ],
  ["nothing to sign", "POST", "sign", start, json, 400, "invalidParameters"],
  ["an order of nobody", "POST", "collect", { orderRef: "x" }, json, 400, "invalidParameters"],
])("%s is refused", async (_what, method, operation, body, headers, status, errorCode) => {
  const answer = await send(operation, body, method, headers);
  expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
});

test("without the certificate, or with Swish's, nobody is let in", async () => {
  const { caFile, certFile, keyFile } = standins.certificates;
  const [ca, cert, key] = [caFile, certFile, keyFile].map(read);
  const options = { method: "POST", headers: json, ca };
  const body = JSON.stringify(start);
  expect((await call(`${standins.urls.bankId}/auth`, options, body)).status).toBe(401);
  expect((await call(`${standins.urls.bankId}/auth`, { ...options, cert, key }, body)).status).toBe(401);
});

test("an order goes from state to state, and its end is told once", async () => {
  const { orderRef, autoStartToken } = await begin();
  const collect = () => send("collect", { orderRef });
  expect((await collect()).body).toEqual({ orderRef, status: "pending", hintCode: "outstandingTransaction" });
  const opened = await fetch(`${standins.urls.bankIdApp}?autostarttoken=${autoStartToken}`, { redirect: "manual" });
  expect((await collect()).body).toMatchObject({ status: "pending", hintCode: "started" });
  await (await fetch(new URL(opened.headers.get("location") ?? "", standins.urls.http))).text();
  expect((await collect()).body).toMatchObject({ status: "pending", hintCode: "userSign" });
  await phone({ do: "approve", orderRef, person: "195205292260" });
  const { body } = await collect();
  expect(body).toMatchObject({ status: "complete", completionData: { user: { personalNumber: "195205292260" } } });
  expect(await collect()).toEqual({ status: 400, body: { errorCode: "invalidParameters", details: "No such order" } });
});

test("a code is taken for a few seconds, and only with the right signature", async () => {
  const { qrStartToken = "", qrStartSecret = "" } = await begin();
  const code = (second: number, secret = qrStartSecret) =>
    `bankid.${qrStartToken}.${second}.${createHmac("sha256", secret).update(String(second)).digest("hex")}`;
  for (const qr of [code(60), code(0, "another"), "bankid.x.0.y"])
    expect(await phone({ do: "scan", qr })).toEqual({ done: false });
  expect(await phone({ do: "scan", qr: code(1) })).toEqual({ done: true });
});

test("a second order for the same number ends both, and says so", async () => {
  const requirement = { personalNumber: "195205292260" };
  const { orderRef } = await begin({ requirement });
  const second = await send("auth", { ...start, requirement });
  expect([second.status, second.body.errorCode]).toEqual([400, "alreadyInProgress"]);
  expect((await send("collect", { orderRef })).body).toMatchObject({ status: "failed", hintCode: "cancelled" });
});

test("it is given up once", async () => {
  const { orderRef } = await begin();
  expect(await send("cancel", { orderRef })).toEqual({ status: 200, body: {} });
  expect((await send("cancel", { orderRef })).body).toMatchObject({ errorCode: "invalidParameters" });
});

test.each([
  ["nobody opens the app", { startMs: 0 }, false, "startFailed"],
  ["somebody is too slow", { lifeMs: 0 }, true, "expiredTransaction"],
])("when %s the order ends", async (_what, times, opened, hintCode) => {
  await control("PUT", "/bankid/times", times);
  const { orderRef, autoStartToken } = await begin();
  if (opened) await phone({ do: "open", autoStartToken });
  expect((await send("collect", { orderRef })).body).toMatchObject({ status: "failed", hintCode });
});

test.each([
  ["195907142599", "userCancel"],
  ["196407133252", "certificateErr"],
  ["197105142397", "expiredTransaction"],
])("%s ends with %s, whatever is pressed", async (person, hintCode) => {
  const { orderRef } = await begin();
  await phone({ do: "approve", orderRef, person });
  expect((await send("collect", { orderRef })).body).toMatchObject({ status: "failed", hintCode });
});

test("the phone shows what is signed, and runs none of it", async () => {
  const text = "# Månadsgåva\n\nJag ger *150 kr* <script>alert(1)</script>";
  const given = { ...start, userVisibleData: base64(text), userVisibleDataFormat: "simpleMarkdownV1" };
  const { orderRef } = (await send("sign", given)).body;
  const page = await (await fetch(`${standins.urls.bankIdApp}/${String(orderRef)}`)).text();
  expect(page).toContain("<h2>Månadsgåva</h2>");
  expect(page).toContain("<strong>150 kr</strong>");
  expect(page).not.toContain("<script>alert");
  expect(page).toContain("Skriv under");
});

test("the phone lists what waits until somebody opens it, and knows for whom it is", async () => {
  const text = "Du legitimerar dig hos *Hjärta & Lunga*.";
  const visible = { userVisibleData: base64(text), userVisibleDataFormat: "simpleMarkdownV1" };
  const { orderRef = "" } = await begin({ ...visible, requirement: { personalNumber: "198807012391" } });
  const read = async (path: string) => (await fetch(`${standins.urls.bankIdApp}${path}`)).text();
  for (const list of [await read(""), await read("/waiting")]) {
    expect(list).toContain(`href="/bankid/${orderRef}"`);
    expect(list).toContain("<strong>Hjärta &amp; Lunga</strong>");
  }
  expect(await read(`/${orderRef}`)).toMatch(/value="198807012391" selected/);
  expect(await read("/waiting")).not.toContain(orderRef);
  expect((await send("collect", { orderRef })).body).toMatchObject({ status: "pending", hintCode: "userSign" });
});

test.each([
  [400, "alreadyInProgress"],
  [400, "invalidParameters"],
  [401, "unauthorized"],
  [404, "notFound"],
  [405, "methodNotAllowed"],
  [408, "requestTimeout"],
  [415, "unsupportedMediaType"],
  [429, "tooManyRequests"],
  [500, "internalError"],
  [503, "maintenance"],
])("as BankID it answers with %i when it says %s, once", async (status, code) => {
  await control("PUT", "/bankid/trouble", { code });
  const refused = await send("auth", start);
  expect([refused.status, Object.keys(refused.body), refused.body.errorCode]).toEqual([
    status,
    ["errorCode", "details"],
    code,
  ]);
  expect((await send("auth", start)).status).toBe(200);
});
