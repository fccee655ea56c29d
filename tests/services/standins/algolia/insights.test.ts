import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createInsightsClient } from "search-insights";
import { keys, startProvider, type Provider } from "./search-provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterEach(() => provider.control("/search/reset", "POST", {}));
afterAll(() => provider.close());

const told = async () => ((await provider.control("/search/events")) as { event: unknown }[]).map(({ event }) => event);
const queryID = "0123456789abcdef0123456789abcdef";
const event = {
  eventType: "view",
  eventName: "Hits Viewed",
  index: "prod_website",
  userToken: "anonymous-1",
  objectIDs: ["/om-oss/"],
};
const send = async (body: string, key = keys.search) => {
  const credentials = `X-Algolia-Application-Id=${keys.appId}&X-Algolia-API-Key=${key}&X-Algolia-Agent=x`;
  const answer = await fetch(`${provider.url()}/1/events?${credentials}`, { method: "POST", body });
  return { code: answer.status, body: (await answer.json()) as { status: number; message: string } };
};
const sendEvents = (...events: unknown[]) => send(JSON.stringify({ events }));

test("the provider's own client tells views, clicks and conversions", async () => {
  const aa = createInsightsClient((url, data) =>
    fetch(url, { method: "POST", body: JSON.stringify(data) }).then(({ status }) => status === 200),
  );
  const { index, objectIDs } = event;
  aa("init", { appId: keys.appId, apiKey: keys.search, host: provider.url(), userToken: "anonymous-1" });
  await aa("viewedObjectIDs", { index, eventName: "Hits Viewed", objectIDs });
  await aa("clickedObjectIDsAfterSearch", { index, eventName: "Hit Clicked", objectIDs, queryID, positions: [3] });
  await aa("convertedObjectIDsAfterSearch", { index, eventName: "Hit Converted", objectIDs, queryID });
  await vi.waitFor(async () => expect(await told()).toHaveLength(3));
  expect(await told()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ eventType: "view", userToken: "anonymous-1", objectIDs }),
      expect.objectContaining({ eventType: "click", positions: [3], queryID }),
      expect.objectContaining({ eventType: "conversion", queryID }),
    ]),
  );
  expect(await provider.received()).toContain("Hit Converted");
});

describe("takes", () => {
  test.each<[string, object]>([
    ["a view", event],
    ["twenty records", { ...event, objectIDs: Array.from({ length: 20 }, (_, at) => String(at)) }],
    ["a click without a search", { ...event, eventType: "click" }],
    ["a click after a search", { ...event, eventType: "click", queryID, positions: [1] }],
    [
      "a purchase",
      {
        ...event,
        eventType: "conversion",
        eventSubtype: "purchase",
        objectData: [{ price: 100, quantity: 1 }],
        currency: "SEK",
        value: 100,
      },
    ],
    ["one of 29 days ago", { ...event, timestamp: Date.now() - 29 * 86_400_000 }],
    ["a token of 129 signs", { ...event, userToken: "a".repeat(129) }],
    ["where it came from", { ...event, algoliaSource: ["instantsearch"] }],
    ["how InstantSearch is used, told by itself", { eventType: "instantsearch", widgets: [] }],
  ])("%s", async (_, given) => {
    expect(await sendEvents(given)).toEqual({ code: 200, body: { status: 200, message: "OK" } });
    expect(await told()).toHaveLength(1);
  });
});

describe("refuses all, when one has", () => {
  test.each<[string, object]>([
    ["an unknown type", { ...event, eventType: "look" }],
    ["no name", { ...event, eventName: "" }],
    ["a name of 65 signs", { ...event, eventName: "a".repeat(65) }],
    ["a name with letters beyond ASCII", { ...event, eventName: "Träff" }],
    ["no index", { ...event, index: undefined }],
    ["no token", { ...event, userToken: undefined }],
    ["a token of 130 signs", { ...event, userToken: "a".repeat(130) }],
    ["a token that may be an e-mail address", { ...event, userToken: "anna@exempel.se" }],
    ["no records", { ...event, objectIDs: undefined }],
    ["no record in its list", { ...event, objectIDs: [] }],
    ["21 records", { ...event, objectIDs: Array.from({ length: 21 }, (_, at) => String(at)) }],
    ["a query's name that is none", { ...event, eventType: "click", queryID: "abc", positions: [1] }],
    ["a query without positions", { ...event, eventType: "click", queryID }],
    ["positions without a query", { ...event, eventType: "click", positions: [1] }],
    ["a position too many", { ...event, eventType: "click", queryID, positions: [1, 2] }],
    ["a position before the first", { ...event, eventType: "click", queryID, positions: [0] }],
    ["31 days behind it", { ...event, timestamp: Date.now() - 31 * 86_400_000 }],
    ["tomorrow as its time", { ...event, timestamp: Date.now() + 86_400_000 }],
  ])("%s", async (_, given) => {
    expect(await sendEvents(event, given)).toMatchObject({ code: 422, body: { status: 422 } });
    expect(await told()).toEqual([]);
  });

  test("a thousand neighbours and one more", async () => {
    const events = (count: number) => Array.from({ length: count }, () => event);
    expect((await sendEvents(...events(1_001))).code).toBe(422);
    expect((await sendEvents(...events(1_000))).code).toBe(200);
    expect((await sendEvents()).code).toBe(422);
  });
});

test.each([
  ["a wrong key", JSON.stringify({ events: [event] }), "guess", 401],
  ["what is no JSON", "{", keys.search, 400],
  ["more than 2 MB", JSON.stringify({ events: [{ ...event, more: "x".repeat(2_000_000) }] }), keys.search, 413],
])("%s is refused", async (_, body, key, code) => {
  expect(await send(body, key)).toMatchObject({
    code,
    body: { status: code, message: expect.stringMatching(/\S/) as string },
  });
});
