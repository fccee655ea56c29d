import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterAll(() => standins.close());

const at = (path: string) => `${standins.urls().http}${path}`;

test("the container tells what was pushed before it came and after, and lets it through", async () => {
  const script = await (await fetch(at("/gtm.js?id=GTM-1"))).text();
  const sent: Promise<unknown>[] = [];
  const dataLayer: unknown[] = [{ event: "before" }];
  const world = {
    window: { dataLayer },
    location: { href: "https://charity.test/ge-en-gava/" },
    Node: EventTarget,
    fetch: (url: string, init: RequestInit) => {
      const answer = fetch(url, init);
      sent.push(answer);
      return answer;
    },
  };
  runInNewContext(script, world);
  const signal = runInNewContext('(function () { return arguments; })("consent", "update")', world) as unknown;
  dataLayer.push({ event: "after" }, signal);
  await Promise.all(sent);

  expect(dataLayer).toHaveLength(3);
  const entries = (await standins.control("GET", "/tag-manager")) as { page: string; entry: unknown }[];
  expect(entries.map(({ entry }) => entry)).toHaveLength(3);
  for (const entry of [{ event: "before" }, { event: "after" }, ["consent", "update"]])
    expect(entries).toContainEqual(expect.objectContaining({ page: "https://charity.test/ge-en-gava/", entry }));
});

test("an envelope is opened: items with and without a length, plain and packed", async () => {
  const payload = JSON.stringify({ message: "Något gick fel\n" });
  const envelope = [
    '{"event_id":"a1"}',
    `{"type":"event","length":${Buffer.byteLength(payload)}}`,
    payload,
    '{"type":"session"}',
    '{"sid":"1"}',
    "",
  ].join("\n");
  const url = at("/api/1/envelope/?sentry_key=key");
  expect(await (await fetch(url, { method: "POST", body: envelope })).json()).toEqual({ id: "a1" });
  const headers = { "content-encoding": "gzip" };
  expect((await fetch(url, { method: "POST", headers, body: gzipSync(envelope) })).status).toBe(200);

  const reports = (await standins.control("GET", "/error-reports")) as { kind: string; payload: unknown }[];
  expect(reports.map(({ kind }) => kind)).toEqual(["event", "session", "event", "session"]);
  expect(reports[0]?.payload).toEqual({ message: "Något gick fel\n" });
});

test.each([
  ["no key", "/api/1/envelope/", "{}\n", 401],
  ["a header that is no JSON", "/api/1/envelope/?sentry_key=k", "hello\n", 400],
  ["an item shorter than it says", "/api/1/envelope/?sentry_key=k", '{}\n{"type":"event","length":99}\n{}\n', 400],
])("an envelope with %s is refused", async (_what, path, body, status) => {
  expect((await fetch(at(path), { method: "POST", body })).status).toBe(status);
});

test("a browser on another site may send envelopes", async () => {
  const answer = await fetch(at("/api/1/envelope/"), { method: "OPTIONS" });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-allow-headers")).toContain("x-sentry-auth");
});
