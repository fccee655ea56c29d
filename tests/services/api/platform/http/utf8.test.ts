import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { receiptPdfCall } from "@hjarta-lunga/contract/calls/receipts.ts";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { paymentCalls, providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { gift } from "../../kinds/gift/gift-samples.ts";
import { ownTestApi } from "../../test-api.ts";

const api = await ownTestApi();

const broken = {
  "a letter of another encoding": ["\xe5sa", "%E5sa"],
  "a letter that is cut off": ["Asa\xc3", "Asa%C3"],
  "a surrogate in bytes": ["\xed\xa0\x80", "%ED%A0%80"],
  "an overlong slash": ["\xc0\xaf", "%C0%AF"],
  "a code point beyond the last": ["\xf5\x80\x80\x80", "%F5%80%80%80"],
} as const;

const bytes = (text: string) => Buffer.from(text, "latin1");
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const news = `payment_ref=${"A".repeat(12)}&response_hash=x&status=`;

test.each(Object.entries(broken))("%s is refused wherever it stands", async (_what, [raw, escaped]) => {
  const named = JSON.stringify(gift()).replace("Birgitta", raw);
  const asked = [
    { method: "POST", url: regularGiftCall.path, payload: bytes(named), headers: json },
    { method: "POST", url: providerPaths.swishCallback, payload: bytes(`{"id":"${raw}"}`), headers: json },
    { method: "POST", url: providerPaths.mondidoCallback, payload: bytes(`${news}${raw}`), headers: form },
    { method: "POST", url: providerPaths.mondidoCallback, payload: `${news}${escaped}`, headers: form },
    { method: "POST", url: `${paymentCalls.cancel.path}?orderReference=${escaped}` },
    { method: "GET", url: receiptPdfCall.path.replace(":orderReference", escaped) },
  ] as const;
  for (const { method, url, ...rest } of asked) {
    const response = await api.app.inject({ method, url, ...rest });
    expect(response.statusCode, url).toBe(400);
    errorBody.strict().parse(response.json());
  }
  const { rows } = await api.db.execute(sql`select count(*)::int as orders from orders`);
  expect(rows).toEqual([{ orders: 0 }]);
});
