import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnvironment } from "../../../../../services/api/src/platform/environment/environment.ts";
import { createProviders } from "../../../../../services/api/src/ledger/providers/create.ts";

const payment = {
  id: "7f0c2a70-6a0f-4c52-b3f6-0f1f4c0d9a11",
  kind: "regular_gift" as const,
  amountOre: 25_000,
  providerReference: "ABCDEFGH1234",
  providerId: null,
  settlementReference: null,
  callbackSecret: null,
  payerMobile: null,
  shortReference: "ABCDEFGH",
};

let mark: unknown;
const provider = createServer((_request, response) => {
  const transaction = { id: 1, payment_ref: payment.providerReference, status: "approved", amount: "250.00" };
  response.end(JSON.stringify([{ ...transaction, currency: "sek", test: mark }]));
});
beforeAll(() => new Promise<void>((done) => provider.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise((done) => provider.close(done)));

const ask = async (test: "true" | "false") => {
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const providers = createProviders(readEnvironment({ MONDIDO_URL: url, MONDIDO_TEST: test }));
  const asked = await providers.methods.card.ask(payment);
  await providers.close();
  return asked;
};

test.each([
  ["a test transaction", true, "false", "unknown"],
  ["a test transaction, in words", "true", "false", "unknown"],
  ["a real transaction", false, "false", "paid"],
  ["a transaction without a mark", undefined, "false", "paid"],
  ["a test transaction", true, "true", "paid"],
  ["a real transaction", false, "true", "unknown"],
] as const)("%s (%s), where MONDIDO_TEST is %s, is %s", async (_what, given, asked, state) => {
  mark = given;
  expect(await ask(asked)).toMatchObject({
    kind: "status",
    status: { state, ...(state === "unknown" && { needsAttention: true }) },
  });
});
