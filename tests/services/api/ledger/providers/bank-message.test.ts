import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { orderKindNames, orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { isInvoiced } from "@hjarta-lunga/contract/payment-states.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnvironment } from "../../../../../services/api/src/platform/environment/environment.ts";
import { createProviders } from "../../../../../services/api/src/ledger/providers/create.ts";

let told = "";
const provider = createServer((request, response) => {
  let body = "";
  request.on("data", (piece) => (body += String(piece)));
  request.on("end", () => {
    told = decodeURIComponent(body.replaceAll("+", " "));
    response.writeHead(500).end();
  });
});
beforeAll(() => new Promise<void>((done) => provider.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise((done) => provider.close(done)));

const each = orderKindNames
  .flatMap((kind) => orderKinds[kind].methods.map((method) => [kind, method] as const))
  .filter(([, method]) => !isInvoiced(method));

test.each(each)("of a %s paid by %s, the payer's bank is told what it is", async (kind, method) => {
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const providers = createProviders(readEnvironment({ MONDIDO_URL: url, SWISH_URL: url }));
  await providers.methods[method].start(
    {
      id: "7f0c2a70-6a0f-4c52-b3f6-0f1f4c0d9a11",
      kind,
      amountOre: 25_000,
      providerReference: "ABCDEFGH1234",
      providerId: null,
      settlementReference: null,
      callbackSecret: null,
      payerMobile: null,
      shortReference: "ABCDEFGH",
    },
    false,
  );
  await providers.close();
  expect(told).toContain(orderKinds[kind].bankMessage);
  for (const other of orderKindNames.filter((name) => name !== kind)) {
    expect(told).not.toContain(orderKinds[other].bankMessage);
  }
});
