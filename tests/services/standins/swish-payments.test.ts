import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { newId, payeeAlias, startTestStandins } from "./test-standins.ts";
import type { Heard, TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterEach(async () => {
  await standins.control("POST", "/reset", {});
});
afterAll(() => standins.close());

const create = async (changes: Record<string, unknown> = {}) => {
  const id = newId();
  const { status } = await standins.swish("PUT", `/api/v2/paymentrequests/${id}`, standins.paymentRequest(changes));
  expect(status).toBe(201);
  return id;
};
const read = async (id: string) =>
  JSON.parse((await standins.swish("GET", `/api/v1/paymentrequests/${id}`)).text) as Record<string, unknown>;
const end = (id: string, how: string) => standins.control("POST", `/swish/payments/${id}/${how}`);
const heardOf = (id: string): Heard[] => standins.listener.heard.filter(({ body }) => body.id === id);
const newsOf = (id: string, count = 1) =>
  vi.waitFor(() => {
    expect(heardOf(id).length).toBeGreaterThanOrEqual(count);
    return heardOf(id);
  });

test.each([
  ["approve", { status: "PAID", errorCode: null }],
  ["decline", { status: "DECLINED", errorCode: null }],
  ["bankid-cancel", { status: "ERROR", errorCode: "BANKIDCL" }],
  ["unknown", { status: "ERROR", errorCode: "DS24" }],
  ["bank-error", { status: "ERROR", errorCode: "FF10" }],
  ["timeout", { status: "ERROR", errorCode: "TM01" }],
])("%s at the phone ends the payment and is told", async (how, ending) => {
  const id = await create();
  await end(id, how);
  expect(await read(id)).toMatchObject(ending);
  const [news] = await newsOf(id);
  expect(news?.body).toMatchObject({ id, amount: 100, currency: "SEK", ...ending });
  expect(news?.headers.callbackidentifier).toBe("0123456789abcdef0123456789abcdef");
});

test("only a paid payment has a date and a reference of its payment", async () => {
  const [paid, declined] = [await create(), await create()];
  await end(paid, "approve");
  await end(declined, "decline");
  expect((await read(paid)).paymentReference).toMatch(/^[0-9A-F]{32}$/);
  expect((await read(paid)).datePaid).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0[12]00$/);
  expect(await read(declined)).toMatchObject({ datePaid: null, paymentReference: null });
});

test("an end is never changed", async () => {
  const id = await create();
  await end(id, "approve");
  await end(id, "decline");
  const cancel = [{ op: "replace", path: "/status", value: "cancelled" }];
  const type = { "content-type": "application/json-patch+json" };
  expect((await standins.swish("PATCH", `/api/v1/paymentrequests/${id}`, cancel, type)).status).toBe(422);
  expect((await read(id)).status).toBe("PAID");
});

test("the merchant may cancel what waits, in the right content type", async () => {
  const id = await create();
  const path = `/api/v1/paymentrequests/${id}`;
  const cancel = [{ op: "replace", path: "/status", value: "cancelled" }];
  expect((await standins.swish("PATCH", path, cancel)).status).toBe(415);
  const answer = await standins.swish("PATCH", path, cancel, { "content-type": "application/json-patch+json" });
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { id, status: "CANCELLED" }]);
});

test("nobody at the phone is a time-out at the end of the window", async () => {
  await standins.control("PUT", "/swish/times", { windowMs: 100 });
  const [news] = await newsOf(await create());
  expect(news?.body).toMatchObject({ status: "ERROR", errorCode: "TM01" });
});

test("the code of a result as message brings that result about", async () => {
  await standins.control("PUT", "/swish/times", { errorByMessageMs: 50 });
  const [news] = await newsOf(await create({ message: "BANKIDONGOING" }));
  expect(news?.body).toMatchObject({ status: "ERROR", errorCode: "BANKIDONGOING" });
});

test("the autopilot pays by itself", async () => {
  await standins.control("PUT", "/autopilot", { swish: { outcome: "paid", afterMs: 50 } });
  const [news] = await newsOf(await create());
  expect(news?.body.status).toBe("PAID");
});

test("news that is not taken comes again until it is", async () => {
  standins.listener.answers.push(500, 503);
  const id = await create();
  await end(id, "approve");
  const all = await newsOf(id, 3);
  expect(all.map(({ body }) => body.status)).toEqual(["PAID", "PAID", "PAID"]);
  // Later news that is refused once more than these were: a fourth of these would have come before its last.
  standins.listener.answers.push(500, 500, 500);
  const later = await create();
  await end(later, "approve");
  await newsOf(later, 4);
  expect(heardOf(id)).toHaveLength(3);
});

test("refunds never exceed what was paid, and reach the ledger", async () => {
  const id = await create();
  await end(id, "approve");
  const { paymentReference } = await read(id);
  const refund = (amount: string, changes = {}) =>
    standins.swish("PUT", `/api/v2/refunds/${newId()}`, {
      ...standins.paymentRequest({ amount }),
      originalPaymentReference: paymentReference,
      payerAlias: payeeAlias,
      ...changes,
    });
  expect((await refund("100.01")).text).toContain("RF08");
  expect((await refund("60.00", { payerAlias: "1231181189" })).text).toContain("RF03");
  expect((await refund("60.00", { originalPaymentReference: "A".repeat(32) })).text).toContain("RF02");
  const made = await refund("60.00");
  expect(made.status).toBe(201);
  expect((await refund("40.00")).text).toContain("RF09");

  const path = new URL(made.headers.location ?? "").pathname.replace("/swish-cpcapi", "");
  await vi.waitFor(async () => {
    expect(JSON.parse((await standins.swish("GET", path)).text)).toMatchObject({ status: "PAID", amount: 60 });
  });
  expect((await refund("40.01")).text).toContain("RF08");
  const ledger = (await standins.control("GET", "/ledger/swish")) as { id: string }[];
  expect(ledger.find((entry) => entry.id === id)).toMatchObject({
    state: "PAID",
    amountOre: 10_000,
    refundedOre: 6_000,
  });
});
