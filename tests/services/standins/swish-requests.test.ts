import { afterAll, beforeAll, expect, test } from "vitest";
import { call, newId, startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterAll(() => standins.close());

const create = (changes: Record<string, unknown> = {}, id = newId()) =>
  standins.swish("PUT", `/api/v2/paymentrequests/${id}`, standins.paymentRequest(changes));
const codesOf = (text: string) => (JSON.parse(text) as { errorCode: string }[]).map(({ errorCode }) => errorCode);

test.each([
  ["an amount of too many decimals", { amount: "100.001" }, "PA02"],
  ["no amount", { amount: undefined }, "PA02"],
  ["an amount with a comma", { amount: "100,00" }, "PA02"],
  ["an amount under one krona", { amount: "0.99" }, "AM06"],
  ["an amount above all bounds", { amount: "1000000000000.00" }, "AM02"],
  ["another currency", { currency: "EUR" }, "AM03"],
  ["no currency", { currency: undefined }, "AM03"],
  ["a callback without TLS", { callbackUrl: "http://localhost/callback" }, "RP03"],
  ["no callback", { callbackUrl: undefined }, "RP03"],
  ["no payee", { payeeAlias: undefined }, "RP01"],
  ["a message of 51 characters", { message: "a".repeat(51) }, "RP02"],
  ["a message with a sign that is not allowed", { message: "Gåva & tack" }, "RP02"],
  ["a reference with a dash", { payeePaymentReference: "AB-12" }, "FF08"],
  ["a payer with a leading zero", { payerAlias: "0701740605" }, "BE18"],
  ["the code of an error as message", { message: "ACMT03" }, "ACMT03"],
])("%s is refused with its code", async (_what, changes, code) => {
  const { status, text } = await create(changes);
  expect([status, codesOf(text)]).toEqual([422, [code]]);
});

test("every fault of a request is told at once", async () => {
  const { text } = await create({ amount: "x", currency: "sek", callbackUrl: "" });
  expect(codesOf(text)).toEqual(["RP03", "PA02", "AM03"]);
});

test("a payee that is not the certificate's is forbidden", async () => {
  expect((await create({ payeeAlias: "1231181189" })).status).toBe(403);
});

test("half a body and an id in lower case are malformed", async () => {
  expect((await standins.swish("PUT", `/api/v2/paymentrequests/${newId()}`, '{"amount": ')).status).toBe(400);
  expect((await create({}, newId().toLowerCase())).status).toBe(400);
});

test("another content type is refused", async () => {
  const answer = await standins.swish("PUT", `/api/v2/paymentrequests/${newId()}`, "a=1", {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(answer.status).toBe(415);
});

test("a used id is refused, and the first payment stands", async () => {
  const id = newId();
  expect((await create({}, id)).status).toBe(201);
  const again = await create({ amount: "200.00" }, id);
  expect([again.status, codesOf(again.text)]).toEqual([422, ["RP09"]]);
  const kept = await standins.swish("GET", `/api/v1/paymentrequests/${id}`);
  expect(JSON.parse(kept.text)).toMatchObject({ id, amount: 100, status: "CREATED" });
});

test("a payer has one request at a time", async () => {
  const payerAlias = "46701740610";
  const first = newId();
  expect((await create({ payerAlias }, first)).status).toBe(201);
  expect(codesOf((await create({ payerAlias })).text)).toEqual(["RP06"]);
  await standins.control("POST", `/swish/payments/${first}/decline`);
  expect((await create({ payerAlias })).status).toBe(201);
});

test("a token is given when no payer is named, and only then", async () => {
  expect((await create()).headers.paymentrequesttoken).toMatch(/^[0-9a-f]{32}$/);
  expect((await create({ payerAlias: "46701740611" })).headers.paymentrequesttoken).toBeUndefined();
});

test("an unknown payment is not found", async () => {
  expect((await standins.swish("GET", `/api/v1/paymentrequests/${newId()}`)).status).toBe(404);
});

test("without our certificate nobody asks about payments, but anybody has a code drawn", async () => {
  const { ca } = standins;
  const { swish, swishQr } = standins.urls();
  const stranger = await call(`${swish}/api/v1/paymentrequests/${newId()}`, { ca });
  expect([stranger.status, stranger.text]).toEqual([401, ""]);

  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ token: "a".repeat(32), format: "svg" });
  const code = await call(`${swishQr}/api/v1/commerce`, { method: "POST", ca, headers }, body);
  expect(code.status).toBe(200);
  expect(code.text).toMatch(/^<svg /);
  const small = JSON.stringify({ token: "a", format: "png", size: 299 });
  expect((await call(`${swishQr}/api/v1/commerce`, { method: "POST", ca, headers }, small)).status).toBe(400);
});

test("a certificate from elsewhere is no certificate", async () => {
  const other = await startTestStandins();
  try {
    const url = `${other.urls().swish}/api/v1/paymentrequests/${newId()}`;
    const answer = await call(url, { ca: other.ca, ...standins.identity });
    expect(answer.status).toBe(401);
  } finally {
    await other.close();
  }
});
