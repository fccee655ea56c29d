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
  providerId: "1",
  settlementReference: "1",
  callbackSecret: null,
  payerMobile: null,
  shortReference: "ABCDEFGH",
};
const whole = { amount: "250.00" };
const paid = { id: 1, payment_ref: payment.providerReference, status: "approved", currency: "sek", ...whole };

let answer: { status: number; body: string };
let afterwards: object[];
let asked: string[];
const mondido = createServer(({ method = "" }, response) => {
  const refunds = asked.includes("POST") ? afterwards : [];
  asked.push(method);
  if (method === "POST") response.writeHead(answer.status).end(answer.body);
  else response.end(JSON.stringify([{ ...paid, refunds }]));
});
beforeAll(() => new Promise<void>((done) => mondido.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise((done) => mondido.close(done)));

const made = JSON.stringify({ id: 7, ...whole, transaction: { id: 1 } });
const page = "<html><body><h1>Tillfälligt underhåll</h1></body></html>";

test.each<[string, number, string, object[], string]>([
  ["tells of the refund", 201, made, [whole], "done"],
  ["is a page of something in between", 200, page, [], "noAnswer"],
  ["ends in the middle", 200, '{"id": "4F3A', [], "noAnswer"],
  ["tells of something else", 200, '{"status": 17, "amount": "many"}', [], "noAnswer"],
  ["tells of another amount", 201, JSON.stringify({ id: 7, amount: "2.50" }), [], "noAnswer"],
  ["cannot be read, and the transaction says that it is given back", 200, page, [whole], "done"],
  ["refuses, since another process was first", 400, '{"name": "errors.refund.invalid"}', [whole], "done"],
  ["refuses", 400, '{"name": "errors.refund.invalid"}', [], "refused"],
])("money is given back when Mondido says so: an answer that %s", async (_how, status, body, refunds, kind) => {
  [answer, afterwards, asked] = [{ status, body }, refunds, []];
  const url = `http://127.0.0.1:${(mondido.address() as AddressInfo).port}`;
  const providers = createProviders(readEnvironment({ MONDIDO_URL: url }));
  expect(await providers.methods.card.refund(payment, 0)).toMatchObject({ kind });
  await providers.close();
  expect(asked.filter((method) => method === "POST")).toHaveLength(1);
});
