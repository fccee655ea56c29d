import type { AddressInfo } from "node:net";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "../../../services/api/src/platform/http/refusal.ts";
import { testDatabase } from "../../../scripts/testing/test-database.ts";
import type { TestDatabase } from "../../../scripts/testing/test-database.ts";
import { brokenRequests, rawAnswer } from "../raw-answer.ts";
import { apiDatabase, buildTestApi } from "./test-api.ts";
import type { TestApi } from "./test-api.ts";

const refusedBy = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: "ECONNREFUSED", port });
/** Failures that are not the database's. */
const failures = {
  "nothing-published": { failure: () => new Refusal("unavailable"), status: 503, line: "cannot answer now" },
  "a-provider-away": {
    failure: () => new TypeError("fetch failed", { cause: refusedBy(8005) }),
    status: 500,
    line: "unexpected failure",
  },
  "somebody-elses-503": {
    failure: () => Object.assign(new Error("busy"), { statusCode: 503 }),
    status: 503,
    line: "cannot answer now",
  },
};

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await apiDatabase();
  api = await buildTestApi(database.url);
  api.app.get("/test/boom", () => {
    throw new Error("secret-detail in /srv/secret/path.ts");
  });
  for (const [name, { failure }] of Object.entries(failures)) {
    api.app.get(`/test/${name}`, () => {
      throw failure();
    });
  }
  await api.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

test.each([
  ["/health", { status: "ok" }],
  // What editors published stands in the database, and the content service does not answer.
  ["/ready", { status: "ok", content: "stale", bankIdCertificate: "missing" }],
])("%s says that all is well", async (url, body) => {
  const response = await api.app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(body);
});

test.each([
  ["an unknown URL", "GET", "/nowhere", 404, "not_found"],
  ["a known URL with another method", "GET", consentCall.path, 405, "method_not_allowed"],
  ["a probe with POST", "POST", "/health", 405, "method_not_allowed"],
  ["a broken escape", "GET", "/%E0%A4%A", 400, "bad_request"],
  ["a traversal", "GET", "/../../etc/passwd", 404, "not_found"],
  ["a traversal into the documentation's files", "GET", "/docs/static/..%2f..%2fpackage.json", 404, "not_found"],
  ["a very long name of a file of the documentation", "GET", `/docs/static/${"a".repeat(5_000)}`, 404, "not_found"],
  ["a very long URL", "GET", `/${"a".repeat(5_000)}`, 404, "not_found"],
  ["a file of the documentation with a NUL in its name", "GET", "/docs/static/%00", 400, "bad_request"],
  ["a file with a NUL behind its name", "GET", "/docs/static/index.html%00.js", 400, "bad_request"],
] as const)("%s gets the one error body", async (_name, method, url, status, code) => {
  const response = await api.app.inject({ method, url });
  expect(response.statusCode).toBe(status);
  const body = errorBody.strict().parse(response.json());
  expect(body.code).toBe(code);
  expect(body.requestId).toBe(response.headers["x-request-id"]);
});

test.each(["%2e%2e/%2e%2e/package.json", ".%2e/.%2e/package.json", "./swagger-ui.css", "/swagger-ui.css"])(
  "/docs/static/%s, sent as it is written, is not there",
  async (path) => {
    const { port } = api.app.server.address() as AddressInfo;
    const answer = await rawAnswer(port, `GET /docs/static/${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect([answer.status, errorBody.strict().parse(JSON.parse(answer.body)).code]).toEqual([404, "not_found"]);
  },
);

test.each(["bytes=9-1", "bytes=a-b", "bytes=99999999-"])(
  "the part %s of a file of the documentation, which cannot be given, is no fault of ours",
  async (range) => {
    const url = "/docs/static/swagger-ui.css";
    const response = await api.app.inject({ url, headers: { range } });
    expect(response.statusCode).toBe(400);
    expect(errorBody.strict().parse(response.json()).code).toBe("bad_request");
    const part = await api.app.inject({ url, headers: { range: "bytes=0-9" } });
    expect([part.statusCode, part.body.length]).toEqual([206, 10]);
  },
);

test.each(["a b", "", "::1", "a".repeat(300), "evil.example:99999", "%00", "[", "<x>", "1.2.3.4.5"])(
  "the host %j is no fault of ours",
  async (host) => {
    const { port } = api.app.server.address() as AddressInfo;
    for (const path of [
      "/health",
      "/docs",
      "/docs/json",
      "/docs/static/index.html",
      "/api/DigitalMemorialCard/Counter",
    ]) {
      const asked = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-host: ${host}\r\nx-forwarded-proto: ${host}\r\nx-forwarded-for: ${host}\r\nconnection: close\r\n\r\n`;
      expect([path, (await rawAnswer(port, asked)).status < 500]).toEqual([path, true]);
    }
  },
);

test("a wrong method is told which methods there are", async () => {
  const response = await api.app.inject({ method: "DELETE", url: consentCall.path });
  expect(response.headers.allow).toBe("POST");
});

test("an unexpected failure leaks nothing to the caller and is in the log with its request id", async () => {
  const response = await api.app.inject({ url: "/test/boom", headers: { "x-request-id": "visit-12345678" } });
  expect(response.statusCode).toBe(500);
  expect(errorBody.parse(response.json())).toEqual({
    code: "internal",
    message: "Something went wrong on our side.",
    requestId: "visit-12345678",
  });
  const line = api
    .logs()
    .split("\n")
    .find((text) => text.includes("secret-detail"));
  expect(line).toContain('"requestId":"visit-12345678"');
});

test.each(Object.entries(failures))(
  "of %s the log does not say that the database is away",
  async (name, { status, line }) => {
    const requestId = `visit-${crypto.randomUUID()}`;
    const response = await api.app.inject({ url: `/test/${name}`, headers: { "x-request-id": requestId } });
    expect(response.statusCode).toBe(status);
    const told = api
      .logs()
      .split("\n")
      .filter((text) => text.includes(requestId));
    expect(told.some((text) => text.includes(`"msg":"${line}"`))).toBe(true);
    expect(told.join("\n")).not.toContain("database away");
  },
);

test("what is refused because of load is one line in the log, without a stack", async () => {
  const requestId = `visit-${crypto.randomUUID()}`;
  await api.app.inject({ url: "/test/nothing-published", headers: { "x-request-id": requestId } });
  const lines = api
    .logs()
    .split("\n")
    .filter((text) => text.includes(requestId))
    .map((text) => JSON.parse(text) as { level: number; route?: string })
    .filter(({ level }) => level >= 30);
  expect(lines).toEqual([
    expect.objectContaining({ msg: "cannot answer now", route: "/test/nothing-published", reason: "unavailable" }),
  ]);
  expect(JSON.stringify(lines)).not.toContain("stack");
});

test("an API whose database lacks a migration is not ready, and is once it has been migrated", async () => {
  const { rows } = await api.db.execute(sql`
    delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning hash, created_at`);
  const lacking = await api.app.inject("/ready");
  await api.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values (${rows[0]?.hash}, ${rows[0]?.created_at})`);
  expect(lacking.statusCode).toBe(503);
  expect((await api.app.inject("/ready")).statusCode).toBe(200);
});

test("an API whose database is empty is not ready", async () => {
  const empty = await testDatabase("empty", () => Promise.resolve());
  const unmigrated = await buildTestApi(empty.url);
  expect((await unmigrated.app.inject("/ready")).statusCode).toBe(503);
  await unmigrated.close();
  await empty.drop();
});

test.each([
  ["a well-formed id", "visit-12345678", true],
  ["a UUID", "0b7e3a57-6f1b-4a77-9f0e-0d8a5f7b2c11", true],
  ["one that is too short", "short", false],
  ["one that is too long", "a".repeat(65), false],
  ["one with a space", "visit 12345678", false],
  ["one with mark-up", "<b>visit12345</b>", false],
])("%s from the caller is kept: %s %s", async (_name, given, kept) => {
  const { headers } = await api.app.inject({ url: "/health", headers: { "x-request-id": given } });
  if (kept) expect(headers["x-request-id"]).toBe(given);
  else expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

const everyAnswer = {
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "content-security-policy": expect.stringContaining("frame-ancestors 'none'") as string,
};

test("every answer forbids sniffing, framing and storing", async () => {
  for (const url of ["/health", "/nowhere"]) {
    const { headers } = await api.app.inject(url);
    expect(headers).toMatchObject(everyAnswer);
  }
});

test("no URL with its query is logged", async () => {
  await api.app.inject("/health?personalNumber=191212121212");
  await api.app.inject("/nowhere/191212121212?q=191212121212");
  expect(api.logs()).not.toContain("191212121212");
});

test.each(brokenRequests)("%s gets the one error body and the headers of every answer", async (_name, sent, status) => {
  const { port } = api.app.server.address() as AddressInfo;
  const answer = await rawAnswer(port, sent);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(everyAnswer);
  expect(errorBody.parse(JSON.parse(answer.body))).toMatchObject({
    code: "bad_request",
    requestId: answer.headers["x-request-id"],
  });
});
