import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTransaction } from "./card-payments.ts";
import { newId, startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterAll(() => standins.close());

const put = async (callbackUrl: string) => {
  const id = newId();
  await standins.swish("PUT", `/api/v2/paymentrequests/${id}`, standins.paymentRequest({ callbackUrl }));
  return id;
};
const ledgers = async () => [
  await standins.control("GET", "/ledger/swish"),
  await standins.control("GET", "/ledger/mondido"),
];

test("a restart forgets nothing: ledgers, faults, certificates", async () => {
  const callbackUrl = "https://localhost:9/nobody";
  const paid = await put(callbackUrl);
  await put(callbackUrl);
  await standins.control("POST", `/swish/payments/${paid}/approve`);
  await createTransaction(standins);
  await standins.control("PUT", "/faults/swish", { callback: "late", callbackDelayMs: 777 });
  const before = await ledgers();
  const certificate = await readFile(standins.files.certFile, "utf8");

  await standins.restart();

  expect(await ledgers()).toEqual(before);
  expect(before[0]).toHaveLength(2);
  expect(await standins.control("GET", "/faults/swish")).toMatchObject({ callback: "late", callbackDelayMs: 777 });
  expect(await readFile(standins.files.certFile, "utf8")).toBe(certificate);
  await standins.control("POST", "/reset", {});
});

test("what was planned before a restart happens after it", async () => {
  const nobody = "https://localhost:9/nobody";
  await standins.control("PUT", "/swish/times", { windowMs: 1_000 });
  const id = await put(nobody);
  await standins.restart();
  await vi.waitFor(async () => {
    expect(await standins.control("GET", `/swish/payments?token=${id}`)).toMatchObject([{ errorCode: "TM01" }]);
  });
});

test("news that nobody took before a restart is told after it", async () => {
  await standins.control("POST", "/reset", {});
  await standins.control("PUT", "/faults/mondido", { callback: "late", callbackDelayMs: 700 });
  const { paymentRef } = await createTransaction(standins, {
    webhook: JSON.stringify({ url: standins.listener.url }),
  });
  await standins.control("POST", `/mondido/transactions/${paymentRef}/approve`);
  await standins.restart();
  await vi.waitFor(() => {
    expect(standins.listener.heard.map(({ body }) => body.payment_ref)).toContain(paymentRef);
  });
});
