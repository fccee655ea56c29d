import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { keys, startProvider, type Provider } from "./search-provider.ts";

const indexName = "prod_website";
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.writer().saveObjects({ indexName, objects: [{ objectID: "a", title: "Hjärta" }], waitForTasks: true });
});
afterEach(() => provider.control("/reset", "POST", {}));
afterAll(() => provider.close());

const query = { indexName, searchParams: { query: "hjärta" } };

test.each([
  ["an unknown key", "guess", keys.appId],
  ["another application", keys.search, "OTHER"],
  ["no key", "", keys.appId],
])("nobody searches with %s", async (_, key, appId) => {
  const answer = await fetch(`${provider.url()}/1/indexes/${indexName}/query`, {
    method: "POST",
    body: "{}",
    headers: { "x-algolia-api-key": key, "x-algolia-application-id": appId },
  });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ message: "Invalid Application-ID or API key", status: 403 });
});

describe("with the key that all can read, nobody", () => {
  const client = () => provider.searcher();
  test.each<[string, () => Promise<unknown>]>([
    ["adds", () => client().saveObjects({ indexName, objects: [{ objectID: "b" }] })],
    ["removes", () => client().deleteObjects({ indexName, objectIDs: ["a"] })],
    ["removes the index", () => client().deleteIndex({ indexName })],
    ["changes settings", () => client().setSettings({ indexName, indexSettings: { hitsPerPage: 1 } })],
    ["reads settings", () => client().getSettings({ indexName })],
    ["lists indexes", () => client().listIndices()],
  ])("%s", async (_, work) => {
    await expect(work()).rejects.toMatchObject({ status: 403, message: "Method not allowed with this API key" });
  });

  test("is kept from searching", async () => {
    expect((await client().searchSingleIndex(query)).nbHits).toBe(1);
  });
});

test("a browser sends JSON as plain text, with its key in the URL, from any site", async () => {
  const credentials = `x-algolia-api-key=${keys.search}&x-algolia-application-id=${keys.appId}&x-algolia-agent=x`;
  const answer = await fetch(`${provider.url()}/1/indexes/*/queries?${credentials}`, {
    method: "POST",
    headers: { "content-type": "text/plain", origin: "https://charity.test" },
    body: JSON.stringify({ requests: [{ indexName, query: "hjärta", hitsPerPage: 3, facets: [] }] }),
  });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.json()).toMatchObject({ results: [{ nbHits: 1, query: "hjärta", hitsPerPage: 3 }] });
});

test("a browser that asks for leave beforehand gets it for a day", async () => {
  const answer = await fetch(`${provider.url()}/1/indexes/*/queries`, { method: "OPTIONS" });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-headers")).toContain("x-algolia-api-key");
  expect(answer.headers.get("access-control-allow-methods")).toBe("GET, POST, PUT, DELETE, OPTIONS");
  expect(answer.headers.get("access-control-max-age")).toBe("86400");
});

test.each([
  ["what is no JSON", "{", 400],
  ["an unknown parameter", '{"requests":[{"indexName":"prod_website","quary":"x"}]}', 400],
  ["a value of the wrong kind", '{"requests":[{"indexName":"prod_website","hitsPerPage":"many"}]}', 400],
  ["no requests", "{}", 400],
  ["an index that is not there", '{"requests":[{"indexName":"none"}]}', 404],
])("%s is refused with a reason", async (_, body, status) => {
  const headers = { "x-algolia-api-key": keys.search, "x-algolia-application-id": keys.appId };
  const answer = await fetch(`${provider.url()}/1/indexes/*/queries`, { method: "POST", headers, body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ status, message: expect.stringMatching(/\S/) as string });
});

test("a URL that the provider does not have is said so", async () => {
  const answer = await fetch(`${provider.url()}/2/nothing`);
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { message: "Path not supported by the API", status: 404 },
  ]);
});

describe("the client, when the provider", () => {
  const fault = (mode: string, more = {}) => provider.control("/faults/search", "PUT", { mode, ...more });
  test.each(["down", "reject"])("is %s, gives up on all hosts", async (mode) => {
    await fault(mode);
    await expect(provider.searcher().searchSingleIndex(query)).rejects.toThrow("Unreachable hosts");
  });

  test("is slow, waits", async () => {
    await fault("slow", { delayMs: 600_000, calls: 1 });
    let isAnswered = false;
    const timeouts = { connect: 60_000, read: 60_000 };
    const slow = provider.searcher().searchSingleIndex(query, { timeouts });
    void slow.then(() => (isAnswered = true));
    await vi.waitFor(async () =>
      expect(await provider.control("/faults/search", "GET")).toMatchObject({ mode: "none" }),
    );
    expect((await provider.searcher().searchSingleIndex(query)).nbHits).toBe(1);
    expect(isAnswered).toBe(false);
    await provider.control("/reset", "POST", {});
    expect((await slow).nbHits).toBe(1);
  });

  test("answers garbage, never gets hits", async () => {
    await fault("garbage");
    const outcome = await provider
      .searcher()
      .searchSingleIndex(query)
      .then(
        ({ hits }) => hits,
        () => undefined,
      );
    expect(outcome).toBeUndefined();
  });

  test("is well again, is answered", async () => {
    await fault("down");
    await provider.control("/reset", "POST", {});
    expect((await provider.searcher().searchSingleIndex(query)).nbHits).toBe(1);
  });
});
