import http from "node:http";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../../../../services/web/src/serve/log.ts";
import { webServer } from "../app-fixture.ts";

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

const upstream = async (answer: RequestListener = (_request, response) => response.end("{}")) => {
  const seen: Seen[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const withApi = async (answer?: RequestListener) => {
  const api = await upstream(answer);
  return { ...api, ...(await webServer({ variables: { API_URL: api.url, SEARCH_URL: `${api.url}/algolia` } })) };
};

test("a call reaches the API as it was sent", async () => {
  const { ask, seen } = await withApi();
  const body = `{ "a":  1, "ö": "å" }`;
  await ask("/api/RegularGift/Add?x=%C3%A5&y=a+b", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  await ask("/api/BankID/Cancel", { method: "POST", headers: { "content-type": "text/plain" }, body: "ref" });
  await ask("/api/Payments/Cancel?id=1", { method: "POST" });
  await ask("/api/MyData/Fetch?token=t");
  await ask("/search-api/1/indexes/*/queries?x-algolia-agent=a", {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: "{}",
  });
  expect(seen.map(({ method, url, body: sent }) => [method, url, sent])).toEqual([
    ["POST", "/api/RegularGift/Add?x=%C3%A5&y=a+b", body],
    ["POST", "/api/BankID/Cancel", "ref"],
    ["POST", "/api/Payments/Cancel?id=1", ""],
    ["GET", "/api/MyData/Fetch?token=t", ""],
    ["POST", "/algolia/1/indexes/*/queries?x-algolia-agent=a", "{}"],
  ]);
});

test("the API is told who calls by us, not by the caller", async () => {
  const { ask, seen } = await withApi();
  await ask("/api/x", {
    headers: {
      "x-forwarded-for": "1.2.3.4",
      "x-forwarded-host": "evil.example",
      "x-real-ip": "1.2.3.4",
      forwarded: "for=1.2.3.4",
      "x-request-id": "0123456789-abc",
      cookie: "_ga=1; hlf_session=s; other=2; hlf_identity=i",
      "proxy-authorization": "Basic x",
      te: "trailers",
    },
  });
  const headers = seen[0]?.headers ?? {};
  expect(headers).toMatchObject({
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": "localhost:8000",
    "x-forwarded-proto": "http",
    "x-request-id": "0123456789-abc",
    cookie: "hlf_session=s; hlf_identity=i",
  });
  for (const name of ["x-real-ip", "forwarded", "proxy-authorization", "te"]) expect(headers).not.toHaveProperty(name);
});

test("search is told nothing about the visitor, and sets nothing on the device", async () => {
  const { ask, seen } = await withApi((_request, response) => response.setHeader("set-cookie", "a=b").end("{}"));
  const search = await ask("/search-api/1/x", { headers: { cookie: "hlf_session=s", authorization: "Bearer x" } });
  expect(seen[0]?.headers).not.toHaveProperty("cookie");
  expect(seen[0]?.headers).not.toHaveProperty("authorization");
  expect(search.headers).not.toHaveProperty("set-cookie");
  expect((await ask("/api/x")).headers).toHaveProperty("set-cookie");
});

test.each(["short", "a b c d e f g h", "x".repeat(65), `{"a":"0123456789"}`])(
  "a request id like %s is replaced by one of ours",
  async (given) => {
    const { ask, seen } = await withApi();
    const answer = await ask("/api/x", { headers: { "x-request-id": given } });
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen[0]?.headers["x-request-id"]).toBe(answer.headers["x-request-id"]);
  },
);

test("the answer comes back with our headers about security and without the upstream's", async () => {
  const { ask } = await withApi((_request, response) =>
    response
      .writeHead(409, {
        "content-type": "application/json",
        "content-security-policy": "default-src *",
        server: "x",
        "x-powered-by": "y",
      })
      .end(`{"code":"x"}`),
  );
  const answer = await ask("/api/x");
  expect(answer).toMatchObject({ status: 409, body: `{"code":"x"}` });
  expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(answer.headers["cache-control"]).toBe("no-store");
  for (const name of ["server", "x-powered-by"]) expect(answer.headers).not.toHaveProperty(name);
});

test("a picture that the API lets mails show is shown there, and nothing else is", async () => {
  const { ask } = await withApi((request, response) =>
    response
      .writeHead(200, request.url === "/api/picture" ? { "cross-origin-resource-policy": "cross-origin" } : {})
      .end(),
  );
  expect((await ask("/api/picture")).headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect((await ask("/api/x")).headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test("a body over the limit never reaches the API, said to be long or not", async () => {
  const { ask, seen } = await withApi();
  const body = "x".repeat(100_001);
  for (const headers of [{}, { "transfer-encoding": "chunked" }]) {
    const answer = await ask("/api/x", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ code: "payload_too_large" });
  }
  expect(seen).toHaveLength(0);
});

test("when the API is down the caller gets 503, the error body and when to try again", async () => {
  const { ask } = await webServer({ variables: { API_URL: "http://127.0.0.1:9" } });
  const answer = await ask("/api/x", { headers: { "x-request-id": "0123456789-abc" } });
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(errorBody.parse(JSON.parse(answer.body))).toMatchObject({ code: "unavailable", requestId: "0123456789-abc" });
});

test("a 503 from the API is passed on at once, asked for once", async () => {
  const { ask, seen } = await withApi((_request, response) =>
    response.writeHead(503, { "retry-after": "7" }).end("{}"),
  );
  const answer = await ask("/api/x");
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBe("7");
  expect(seen).toHaveLength(1);
});

test("a call in which the API hangs up is not made twice", async () => {
  const { ask, seen } = await withApi((request) => request.socket.destroy());
  expect((await ask("/api/x", { method: "POST", body: "a" })).status).toBe(503);
  expect(seen).toHaveLength(1);
});

test.each([
  "/api/../__publish",
  "/api/%2e%2e/__publish",
  "/api/%2E%2E%2f",
  "/api/a%00b",
  "/api/%zz",
  "/api//x",
  "/api/a%5cb",
])("%s is not passed on", async (path) => {
  const { ask, seen } = await withApi();
  expect([400, 404]).toContain((await ask(path)).status);
  expect(seen).toHaveLength(0);
});

test("without a search relay its URLs do not exist", async () => {
  const { ask } = await webServer();
  expect((await ask("/search-api/1/indexes/*/queries", { method: "POST", body: "{}" })).status).toBe(404);
});

test.each([
  "/api/DeceasedPeople/Search?query=Hemligsson",
  "/api/MyData/Fetch?token=Hemligsson",
  "/api/MyData/Update?token=Hemligsson",
  "/api/MyData/Download?token=Hemligsson",
])("what follows a question mark is in no log, whether the API answers or not: %s", async (path) => {
  const lines: string[] = [];
  const deps = { log: createLog("trace", { write: (line: string) => lines.push(line) }) };
  const hangUp: RequestListener = (request) => request.socket.destroy();
  const { url, seen } = await upstream((request, response) =>
    seen.length === 1 ? response.end("{}") : hangUp(request, response),
  );
  const { ask } = await webServer({ deps, variables: { API_URL: url } });
  for (let call = 0; call < 2; call += 1) await ask(path);
  expect(lines.join("")).toContain("upstream did not answer");
  expect(lines.join("")).not.toContain("Hemligsson");
});
