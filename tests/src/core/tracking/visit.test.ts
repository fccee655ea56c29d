import Cookies from "js-cookie";
import { describe, expect, test, vi } from "vitest";
import {
  api,
  arrive,
  dataLayer,
  everything,
  freshBeforeEach,
  goTo,
  marketingOnly,
  nothing,
  onDevice,
  pushed,
  settle,
  statisticsOnly,
  told,
  eventsOnLeaving,
  eventTypes,
} from "./visit-page.ts";

freshBeforeEach();

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const visitorCookies = ["hlf_identity", "hlf_session", "hlf_timestamp"];
const leave = () => window.dispatchEvent(new Event("pagehide"));

describe("nothing is told, kept or loaded", () => {
  test.each([
    ["before an answer", undefined],
    ["after a refusal", nothing],
    ["with statistics alone", statisticsOnly],
    ["with marketing alone", marketingOnly],
  ])("%s", async (_, choice) => {
    await arrive(choice);
    await goTo("/om-oss/", "Om oss");
    leave();
    await settle();
    expect(told()).toEqual([]);
    expect(await eventsOnLeaving()).toEqual([]);
    expect(onDevice()).toEqual(choice ? ["hlf_consent"] : []);
    expect(sessionStorage).toHaveLength(0);
    expect(dataLayer()).toBeUndefined();
  });
});

test("with consent from before, the first page is told whole", async () => {
  window.history.replaceState(null, "", "/ge-en-gava/?order=7H4KX2MQ9TBVZ3NP5RWD&utm_source=brev&utm_campaign=jul");
  await arrive(everything);
  expect(told()).toEqual([
    {
      session: Cookies.get("hlf_session"),
      identity: Cookies.get("hlf_identity"),
      currentUrl: `${window.location.origin}/ge-en-gava/?utm_campaign=jul&utm_source=brev`,
      requestgroup: "pageview",
      type: "pageview",
      referrer: "",
      useragent: navigator.userAgent,
      utm_source: "brev",
      utm_campaign: "jul",
    },
  ]);
  expect(onDevice()).toEqual(["hlf_consent", ...visitorCookies]);
  expect(Cookies.get("hlf_identity")).toMatch(uuid);
  expect(Cookies.get("hlf_session")).toMatch(uuid);
});

test("the identity stays a year, the session and the start as long as the browser is open", async () => {
  const write = vi.spyOn(document, "cookie", "set");
  await arrive(everything);
  const written = new Map(write.mock.calls.map(([cookie]) => [cookie.split("=")[0] ?? "", cookie]));
  const days =
    (new Date(/expires=([^;]+)/.exec(written.get("hlf_identity") ?? "")?.[1] ?? "").getTime() - Date.now()) /
    86_400_000;
  expect(Math.round(days)).toBe(365);
  expect(written.get("hlf_session")).not.toContain("expires");
  expect(written.get("hlf_timestamp")).not.toContain("expires");
  for (const name of visitorCookies) expect(written.get(name)?.toLowerCase()).toContain("samesite=lax");
  write.mockRestore();
});

test("the next visit is of the same identity and another session", async () => {
  const identity = "0b7cf1f3-9d0c-4f5a-8f43-6a0a3a4ce0c1";
  Cookies.set("hlf_identity", identity);
  await arrive(everything);
  expect(Cookies.get("hlf_identity")).toBe(identity);
  expect(told()[0]).toMatchObject({ identity });
});

test("an id that somebody has put there is not taken", async () => {
  Cookies.set("hlf_identity", "<script>");
  await arrive(everything);
  expect(Cookies.get("hlf_identity")).toMatch(uuid);
});

test("a consent in the middle of the visit tells the page that is looked at, since when it was, and none before", async () => {
  const arrivedAtMs = performance.timeOrigin;
  const { choose } = await arrive();
  await choose(everything);
  expect(told()).toMatchObject([{ type: "pageview", currentUrl: `${window.location.origin}/` }]);
  expect(Number(Cookies.get("hlf_timestamp"))).toBe(Math.round(arrivedAtMs));
});

test("a consent on the second page does not tell the first", async () => {
  const { choose } = await arrive();
  await goTo("/om-oss/", "Om oss");
  await choose(everything);
  expect(told()).toMatchObject([
    { type: "pageview", currentUrl: `${window.location.origin}/om-oss/`, referrer: `${window.location.origin}/` },
  ]);
});

test("from page to page: the time, the view, and 50 ms later the change of route", async () => {
  await arrive(everything);
  await goTo("/om-oss/", "Om oss");
  const origin = window.location.origin;
  expect(eventTypes()).toEqual(["pageview", "time", "pageview", "route_change"]);
  const [, time, view, route] = told();
  expect(time).toMatchObject({ requestgroup: "time", currentUrl: `${origin}/` });
  expect(view).toMatchObject({ currentUrl: `${origin}/om-oss/`, referrer: `${origin}/` });
  expect(route).toMatchObject({ requestgroup: "route", currentUrl: `${origin}/om-oss/` });
  expect(new Set(told().map(({ session, identity }) => `${session} ${identity}`)).size).toBe(1);
});

test("the time on a page is counted from when its URL came", async () => {
  await arrive(everything);
  const cameAt = Date.now();
  await goTo("/om-oss/", "Om oss");
  expect(Number(Cookies.get("hlf_timestamp"))).toBe(cameAt);
  vi.setSystemTime(cameAt + 7_000);
  leave();
  expect(await eventsOnLeaving()).toMatchObject([{ type: "time", timems: 7_000 }]);
});

test("leaving the site tells the time once, and removes its start", async () => {
  await arrive(everything);
  leave();
  leave();
  expect(await eventsOnLeaving()).toMatchObject([{ type: "time", currentUrl: `${window.location.origin}/` }]);
  expect(onDevice()).toEqual(["hlf_consent", "hlf_identity", "hlf_session"]);
});

test("a page that the browser shows again is a view again", async () => {
  await arrive(everything);
  leave();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await settle();
  expect(eventTypes()).toEqual(["pageview", "pageview"]);
  expect(onDevice()).toContain("hlf_timestamp");
});

test("another query or place on the same page is no view", async () => {
  await arrive(everything);
  await goTo("/?order=7H4KX2MQ9TBVZ3NP5RWD#x", "Start");
  expect(eventTypes()).toEqual(["pageview"]);
});

test("a bare card is not visited", async () => {
  window.history.replaceState(null, "", "/_internal/JUL_24_1/abc");
  await arrive(everything);
  expect(told()).toEqual([]);
});

test("after withdrawal the device forgets the visitor and nothing more is told", async () => {
  const { choose } = await arrive(everything);
  await choose(nothing);
  await goTo("/om-oss/", "Om oss");
  leave();
  expect(eventTypes()).toEqual(["pageview"]);
  expect(await eventsOnLeaving()).toEqual([]);
  expect(onDevice()).toEqual(["hlf_consent"]);
  expect(pushed()?.at(-1)).toMatchObject(["consent", "update", { ad_storage: "denied", analytics_storage: "denied" }]);
});

test("who agrees again after withdrawal is somebody new, from the next page on", async () => {
  const { choose } = await arrive(everything);
  const before = told()[0];
  await choose(nothing);
  await choose(everything);
  await goTo("/om-oss/", "Om oss");
  expect(eventTypes()).toEqual(["pageview", "pageview", "route_change"]);
  expect(told()[1]?.identity).not.toBe(before?.identity);
  expect(told()[1]?.session).not.toBe(before?.session);
});

test("a consent that is withdrawn before anything has loaded tells nothing", async () => {
  const consent = await import("#src/core/consent-choice.ts");
  await arrive();
  consent.choose(everything);
  consent.choose(nothing);
  await settle();
  expect(told()).toEqual([]);
  expect(onDevice()).toEqual(["hlf_consent"]);
  expect(dataLayer()).toBeUndefined();
});

test("who has gone on before anything has loaded is told with both pages", async () => {
  const origin = window.location.origin;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: `${origin}/` } as PerformanceEntry]);
  window.history.replaceState(null, "", "/om-oss/");
  await arrive(everything);
  expect(eventTypes()).toEqual(["pageview", "pageview", "route_change"]);
  expect(told()).toMatchObject([
    { currentUrl: `${origin}/` },
    { currentUrl: `${origin}/om-oss/`, referrer: `${origin}/` },
    { currentUrl: `${origin}/om-oss/` },
  ]);
  vi.restoreAllMocks();
});

test("a withdrawal in another tab counts here too", async () => {
  await arrive(everything);
  for (const name of ["hlf_consent", ...visitorCookies]) Cookies.remove(name);
  await goTo("/om-oss/", "Om oss");
  leave();
  expect(eventTypes()).toEqual(["pageview"]);
  expect(await eventsOnLeaving()).toEqual([]);
  expect(onDevice()).toEqual([]);
  expect(pushed()?.at(-1)).toMatchObject(["consent", "update", { ad_storage: "denied" }]);
});

test("an API that is away disturbs nobody: it is reported once, and no event is made of it", async () => {
  const { deliverReports } = await import("#src/lib/error-reports.ts");
  const reports: unknown[] = [];
  deliverReports((report) => reports.push(report));
  api.status = 500;
  await arrive(everything);
  expect(eventTypes()).toEqual(["pageview"]);
  expect(reports).toMatchObject([{ failure: "RegisterWebEventFailed", error: { name: "ApiError", code: "internal" } }]);
});
