import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import { charityApi, createClient, frontEndApi } from "#src/calls/clients.ts";
import { deliverReports, reportError, type ErrorReport } from "#src/lib/error-reports.ts";
import { serveLocally, type LocalServer } from "../local-server.ts";

let server: LocalServer;
let answer: { status: number; body: string; headers?: Record<string, string> } | null;
const told: ErrorReport[] = [];

beforeEach(async () => {
  deliverReports((report) => told.push(report));
  told.length = 0;
  server = await serveLocally((asked, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "content-type");
    response.setHeader("access-control-expose-headers", "retry-after");
    if (asked.method === "OPTIONS") response.writeHead(204).end();
    else if (answer !== null) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
afterEach(() => server.close());

async function fail(path = "/api/Payments/Poll", timeoutMs = 60_000): Promise<ApiError> {
  const client = createClient({ timeoutMs });
  client.defaults.baseURL = server.url;
  const error: unknown = await client.post(path, { name: "Anna" }).catch((reason: unknown) => reason);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.error).toBe(error);
  if (!(error instanceof ApiError)) throw new Error("not an ApiError");
  return error;
}

const body = (more: object) => JSON.stringify({ message: "No.", requestId: "request-0001", ...more });

test("calls of the site's API wait twenty seconds, the charity's ten", () => {
  expect([frontEndApi.defaults.timeout, charityApi.defaults.timeout]).toEqual([20_000, 10_000]);
});

describe("a failed call is reported, and passed on as what it means", () => {
  test.each([
    ["an error of ours", 409, body({ code: "already_paid" }), { code: "already_paid", requestId: "request-0001" }],
    [
      "wrong fields",
      400,
      body({ code: "validation_failed", fields: { amount: "tooSmall" } }),
      { code: "validation_failed", fields: { amount: "tooSmall" } },
    ],
    ["a code that is not ours", 500, body({ code: "teapot" }), { code: "internal" }],
    ["a code by the name of a method", 500, body({ code: "constructor" }), { code: "internal" }],
    ["a proxy's page", 502, "<h1>Bad gateway</h1>", { code: "internal", requestId: undefined }],
    ["a proxy's page that says to come back", 503, "<h1>Away</h1>", { code: "unavailable" }],
    ["nothing", 500, "", { code: "internal", fields: undefined }],
    ["null", 500, "null", { code: "internal" }],
  ])("%s", async (_, status, text, expected) => {
    answer = { status, body: text };
    expect(await fail()).toMatchObject({ status, ...expected });
  });

  test("too many, with how long to wait", async () => {
    answer = { status: 429, body: body({ code: "too_many_requests" }), headers: { "retry-after": "7" } };
    expect(await fail()).toMatchObject({ status: 429, code: "too_many_requests", retryAfterMs: 7_000 });
  });

  test("nobody there", async () => {
    await server.close();
    expect(await fail()).toMatchObject({ code: "network", status: undefined });
  });

  test("no answer in time", async () => {
    answer = null;
    expect(await fail("/api/Payments/Poll", 100)).toMatchObject({ code: "timeout", status: undefined });
  });

  test("an error body where a file was asked for", async () => {
    answer = { status: 409, body: body({ code: "not_paid" }) };
    const call = createClient({ timeoutMs: 60_000 }).get(`${server.url}/api/x`, { responseType: "blob" });
    await expect(call).rejects.toMatchObject({ code: "not_paid", requestId: "request-0001" });
  });
});

test("the report names the call, not the order, and nothing that was sent or answered", async () => {
  answer = { status: 404, body: body({ code: "not_found", message: "Anna has no order" }) };
  const { message } = await fail("/api/Gift/DownloadPdfByOrderRef/7H4KX2MQ9TBVZ3NP5RWD?x=1");
  expect(message).toBe("POST /api/Gift/DownloadPdfByOrderRef/[reference] 404 not_found");
});

test("a call that its own page called off is no failure", async () => {
  answer = null;
  const stop = new AbortController();
  const call = createClient({ timeoutMs: 60_000 }).get(`${server.url}/api/x`, { signal: stop.signal });
  stop.abort();
  await expect(call).rejects.not.toBeInstanceOf(ApiError);
  const next = new Error("the next report");
  reportError(next);
  await vi.waitFor(() => expect(told).not.toEqual([]));
  expect(told).toEqual([{ error: next }]);
});
