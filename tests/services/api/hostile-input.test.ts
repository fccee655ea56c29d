import { hrefOf } from "@hjarta-lunga/contract/calls/call.ts";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import {
  diplomaCall,
  diplomaFileCall,
  giftDocumentCall,
  giftDocumentFileCall,
} from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { memorialSheetCall, memorialSheetFileCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import {
  candleCounterCall,
  memorialCardCall,
  memorialCardFileCall,
  memorialCardOrderCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { paymentCalls, providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { describe, expect, test } from "vitest";
import { hostileCalls, hostileQueries, placesIn, withValue } from "./hostile-samples.ts";
import { choice, ownTestApi } from "./test-api.ts";

const api = await ownTestApi();

const send = (
  payload: string | Buffer,
  headers: Record<string, string> = { "content-type": "application/json" },
  url: string = consentCall.path,
) => api.app.inject({ method: "POST", url, payload, headers });

const expectRefusal = (response: Awaited<ReturnType<typeof send>>, code: string) => {
  const body = errorBody.strict().parse(response.json());
  expect(body.code).toBe(code);
  expect(body.requestId).toBe(response.headers["x-request-id"]);
  expect(response.payload).not.toMatch(/node_modules|\bat .*:\d+|select |insert |postgres/i);
  return body;
};

/** Wrong for every field, whatever its type. */
const wrongForAll = {
  null: null,
  "an empty text": "",
  "an empty list": [],
  "an empty object": {},
  "a huge text": "å".repeat(40_000),
  "a huge number": 1e308,
  "a negative number": -1,
  "a fraction": 0.5,
  SQL: "'; drop table consent_choice; --",
  HTML: "<script>alert(1)</script>",
  "a path": "../../../etc/passwd",
  "a null byte": "\u0000",
  "a lone surrogate": "\uD800",
  "a header break": "x\r\nset-cookie: a=b",
};

const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;

describe.each(hostileCalls)("%s", (_name, { path, schema, whole }) => {
  const ask = (body: string) => send(body, undefined, path);

  test("is right as it stands, so that what follows is refused for what was done to it", () => {
    expect(schema.safeParse(whole).error).toBeUndefined();
  });

  test.each(placesIn(whole).map((place) => [place.join("."), place] as const))(
    "whatever is put into %s is refused with that field's name, or does no harm",
    async (_place, place) => {
      const [field = ""] = place;
      const bodies = Object.values(wrongForAll).map((wrong) => JSON.stringify(withValue(whole, place, wrong)));
      const missing = JSON.stringify(withValue(whole, place, undefined));
      const deepened = JSON.stringify(withValue(whole, place, "deep")).replace('"deep"', deep);
      for (const body of [...bodies, missing, deepened]) {
        const response = await ask(body);
        if (schema.safeParse(JSON.parse(body)).success) {
          expect(response.statusCode).toBeLessThan(500);
          continue;
        }
        const { fields = {} } = expectRefusal(response, "validation_failed");
        expect(Object.keys(fields)).not.toEqual([]);
        // Who does not say which kind it is has sent another body, with fields of its own.
        if (field === "kind" && body === missing) continue;
        // What a personal number is for depends on the amount.
        const aside = "donor.personalNumber";
        expect(Object.keys(fields).filter((name) => !name.startsWith(field) && name !== aside)).toEqual([]);
      }
    },
  );

  test.each([
    ["an unknown field", JSON.stringify({ ...whole, extra: 1 }), "validation_failed"],
    ["a list instead of an object", `[${JSON.stringify(whole)}]`, "validation_failed"],
    ["half of itself", JSON.stringify(whole).slice(0, -5), "bad_request"],
    ["more than 100 kB", JSON.stringify({ ...whole, extra: "x".repeat(100_001) }), "payload_too_large"],
  ])("as %s is refused", async (_how, body, code) => {
    expectRefusal(await ask(body), code);
  });
});

describe.each(hostileQueries)("%s", (_name, { path, schema, whole }) => {
  const ask = (query: string) => api.app.inject({ method: "GET", url: `${path}?${query}` });
  const written = (question: Record<string, unknown>) =>
    Object.entries(question).map(([name, value]) => [name, String(value)] as [string, string]);

  test.each(Object.entries({ ...wrongForAll, "signs of a query language": "':* & !(a | b) <-> \\ % _ ~ $1 {} []" }))(
    "with %s in any place is refused, or does no harm",
    async (_what, wrong) => {
      for (const name of ["query", "page"]) {
        const question = written({ ...whole, [name]: wrong });
        const response = await ask(new URLSearchParams(question).toString());
        if (schema.safeParse(Object.fromEntries(question)).success) expect(response.statusCode).toBe(200);
        else expectRefusal(response, "validation_failed");
      }
    },
  );

  test.each([
    ["a place twice", "query=anna&query=anna", "validation_failed"],
    ["a place that is a list", "query[]=anna", "validation_failed"],
    ["an unknown place", "query=anna&extra=1", "validation_failed"],
    ["nothing", "", "validation_failed"],
  ])("with %s is refused", async (_what, query, code) => {
    expectRefusal(await ask(query), code);
  });

  test.each(["query=%E0%A4%A", "query=%00%00", "query=anna%0d%0aset-cookie:a=b"])("%s does no harm", async (query) => {
    expect((await ask(query)).statusCode).toBeLessThan(500);
  });
});

const awkward = [
  "",
  "%00",
  "../../etc/passwd",
  "'; drop table orders; --",
  "<script>",
  "Å".repeat(20),
  "0".repeat(5_000),
];
test.each(awkward)("an order reference %j in a URL is refused or not found", async (reference) => {
  const escaped = encodeURIComponent(reference);
  for (const [method, url] of [
    ["POST", `${paymentCalls.cancel.path}?orderReference=${escaped}`],
    ["POST", `${paymentCalls.cancel.path}?orderReference=${escaped}&orderReference=${escaped}`],
    ["GET", receiptHref(reference)],
    ["GET", hrefOf(memorialSheetFileCall, { orderReference: reference, format: "png" })],
    ["GET", hrefOf(giftDocumentFileCall, { orderReference: reference, format: "pdf" })],
    ["GET", giftDocumentCall.path.replace(":orderReference", escaped)],
    ["GET", hrefOf(diplomaFileCall, { orderReference: reference, format: "pdf" })],
    ["GET", diplomaCall.path.replace(":orderReference", escaped)],
    ["GET", memorialSheetCall.path.replace(":orderReference", escaped)],
    ["GET", memorialCardOrderCall.path.replace(":orderReference", escaped)],
    ...[memorialCardCall, memorialCardFileCall, candleCounterCall].flatMap(({ path }) =>
      [`reference=${escaped}`, `reference=${escaped}&reference=${escaped}`, `reference[]=${escaped}`]
        // Without any the counter is asked for all cards.
        .filter((query) => path !== candleCounterCall.path || !query.startsWith("reference[]"))
        .map((query) => ["GET", `${path}?${query}`] as const),
    ),
  ] as const) {
    const response = await api.app.inject({ method, url });
    expect([400, 404]).toContain(response.statusCode);
    errorBody.strict().parse(response.json());
  }
});

test.each(Object.values(wrongForAll).map(String))("a file of a card as %j is refused", async (wrong) => {
  for (const name of ["format", "size"]) {
    const query = new URLSearchParams({ reference: "0".repeat(20), format: "png", [name]: wrong });
    const response = await api.app.inject({ method: "GET", url: `${memorialCardFileCall.path}?${query}` });
    expectRefusal(response, "validation_failed");
  }
});

describe.each([providerPaths.swishCallback, providerPaths.mondidoCallback])("%s", (url) => {
  test.each(Object.entries(wrongForAll))("with %s everywhere is refused", async (_name, wrong) => {
    const names = ["id", "payment_ref", "status", "response_hash", "amount", "originalPaymentReference"];
    const told = Object.fromEntries(names.map((name) => [name, wrong]));
    const response = await send(JSON.stringify(told), undefined, url);
    expect([400, 401, 404, 413]).toContain(response.statusCode);
    errorBody.strict().parse(response.json());
  });

  test("with nothing, a list, or half of something is refused", async () => {
    for (const body of ["{}", "[]", "null", '{"id":']) {
      expect((await send(body, undefined, url)).statusCode).toBe(400);
    }
  });
});

const json = { "content-type": "application/json" };
const valid = JSON.stringify(choice());

test.each<[string, string, string | Buffer, Record<string, string>]>([
  ["an unknown field", "validation_failed", JSON.stringify(choice({ extra: 1 })), json],
  ["a list instead of an object", "validation_failed", `[${valid}]`, json],
  ["a text instead of an object", "validation_failed", '"text"', json],
  ["null", "validation_failed", "null", json],
  ["__proto__", "bad_request", `{"__proto__":{"admin":true},${valid.slice(1)}`, json],
  ["constructor.prototype", "bad_request", `{"constructor":{"prototype":{"a":1}},${valid.slice(1)}`, json],
  ["nothing at all", "bad_request", "", json],
  ["half of a JSON text", "bad_request", valid.slice(0, -5), json],
  ["a deep object", "validation_failed", `${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}`, json],
  ["broken UTF-8", "bad_request", Buffer.from('{"id":"\u00ff\u00fe\u00c0"}', "latin1"), json],
  ["more than 100 kB", "payload_too_large", JSON.stringify(choice({ id: "x".repeat(100_001) })), json],
  ["plain text", "unsupported_media_type", valid, { "content-type": "text/plain" }],
  ["a form", "unsupported_media_type", "id=1", { "content-type": "application/x-www-form-urlencoded" }],
  ["XML", "unsupported_media_type", "<id/>", { "content-type": "application/xml" }],
  ["an unreadable content type", "unsupported_media_type", valid, { "content-type": ";;;" }],
])("%s is refused with %s", async (_name, code, payload, headers) => {
  expectRefusal(await send(payload, headers), code);
});

test("an exact 100 kB is read, one byte more is not", async () => {
  const padded = (size: number) => valid + " ".repeat(size - valid.length);
  expect((await send(padded(100_000))).statusCode).toBe(201);
  expect((await send(padded(100_001))).statusCode).toBe(413);
});

test("after all of it the service still takes a good choice", async () => {
  expect((await send(JSON.stringify(choice()))).statusCode).toBe(201);
});
