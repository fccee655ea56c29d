import { consentCall, consentChoice } from "contract/consent.ts";
import { errorBody } from "contract/errors.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestDatabase } from "../../../scripts/testing/test-database.ts";
import { apiDatabase, buildTestApi, choice } from "./test-api.ts";
import type { TestApi } from "./test-api.ts";

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await apiDatabase();
  api = await buildTestApi(database.url);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const send = (payload: string | Buffer, headers: Record<string, string> = { "content-type": "application/json" }) =>
  api.app.inject({ method: consentCall.method, url: consentCall.path, payload, headers });

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

describe.each(Object.keys(consentChoice.shape))("field %s", (field) => {
  test("missing is told as a problem with that field", async () => {
    // JSON leaves out what is undefined.
    const body = expectRefusal(await send(JSON.stringify(choice({ [field]: undefined }))), "validation_failed");
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test("a deep list is told as a problem with that field", async () => {
    const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
    const body = expectRefusal(
      await send(JSON.stringify(choice({ [field]: "deep" })).replace('"deep"', deep)),
      "validation_failed",
    );
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test.each(Object.entries(wrongForAll))("%s is told as a problem with that field", async (_name, value) => {
    const body = expectRefusal(await send(JSON.stringify(choice({ [field]: value }))), "validation_failed");
    expect(Object.keys(body.fields ?? {}).every((name) => name.startsWith(field))).toBe(true);
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
  ["broken UTF-8", "validation_failed", Buffer.from('{"id":"\u00ff\u00fe\u00c0"}', "latin1"), json],
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
