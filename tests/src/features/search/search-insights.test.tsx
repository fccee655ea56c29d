import { act, fireEvent, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cookies, sessionKeys } from "@hjarta-lunga/contract/cookies.ts";
import { storageKeys } from "@hjarta-lunga/contract/local-storage.ts";
import { choose } from "#src/core/consent-choice.ts";
import { answerAll, know, page, search } from "./provider.ts";
import { pass, visit } from "./search-visit.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/calls/search-client.ts", () => import("./provider.ts"));
// The program as browsers get it; the tests' own resolver would take the one for servers.
vi.mock("search-insights", () => vi.importActual("../../../../node_modules/search-insights/index-browser.mjs"));

const yes = { statistics: true, marketing: false };
const no = { statistics: false, marketing: false };

type Event = { eventType: string; eventName: string; objectIDs?: string[]; positions?: number[]; queryID?: string };

/** What the provider's own program sends, and where to. */
const sent = vi.fn<(url: string, body: string) => boolean>(() => true);
const events = (type: string) =>
  sent.mock.calls
    .flatMap(([, body]) => (JSON.parse(body) as { events: Event[] }).events)
    .filter(({ eventType }) => eventType === type);

beforeAll(async () => {
  // The program looks at what there is to send with when it is loaded.
  Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: sent });
  await Promise.all([import("#src/features/search/answer.tsx"), import("search-insights")]);
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("GATSBY_INSIGHTS_HOST", "https://told.example");
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
  sent.mockClear();
  search.mockReset();
  search.mockImplementation(answerAll);
  know([
    ...Array.from({ length: 30 }, (_, index) => page(`Hjärta ${index}`)),
    page("Ge en hjärtegåva", { path: "/ge-en-gava/" }),
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The program is fetched in its own time; then the provider is asked in another way. */
async function asksAgain() {
  const before = search.mock.calls.length;
  await vi.waitFor(() => expect(search.mock.calls.length).toBeGreaterThan(before));
  await pass(800);
}

const write = (written: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: written } });

/** Followed without leaving: jsdom goes nowhere, and says so. */
function follow(index: number) {
  const link = document.querySelectorAll("ol .head")[index];
  link?.addEventListener("click", (event) => event.preventDefault());
  if (link) fireEvent.click(link);
}

const onDevice = () => [
  Cookies.get(cookies.searchInsights),
  localStorage.getItem(storageKeys.openedHits),
  sessionStorage.getItem(sessionKeys.searchVisit),
];

test("before a choice, and after a no, nothing is told and nothing is kept", async () => {
  visit("/sok/?query=hjärt");
  await asksAgain();
  follow(0);
  act(() => void choose(no));
  await pass(800);
  follow(1);
  expect(sent).not.toHaveBeenCalled();
  expect(onDevice()).toEqual([undefined, null, null]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(
    search.mock.calls.every(([requests]) => requests.every(({ params }) => params.clickAnalytics === undefined)),
  ).toBe(true);
});

test("with consent to statistics hits are told as they are seen, in no more than twenty at a time", async () => {
  choose(yes);
  visit("/sok/?query=hjärt");
  await asksAgain();
  const viewed = events("view");
  expect(viewed.flatMap(({ objectIDs }) => objectIDs ?? [])).toHaveLength(20);
  expect(viewed.every(({ objectIDs }) => (objectIDs?.length ?? 0) <= 20)).toBe(true);
  expect(viewed[0]?.eventName).toBe("Hits Viewed");
  expect(sent.mock.calls[0]?.[0]).toMatch(/^https:\/\/told\.example\/1\/events\?.*X-Algolia-Application-Id=APP/);
  expect(search.mock.calls.every(([requests]) => requests[0]?.params.clickAnalytics === true)).toBe(true);
});

test("an opened hit is told with its place, and one that leads to a gift as what searching is for", async () => {
  choose(yes);
  visit("/sok/?query=hjärt");
  await asksAgain();
  follow(2);
  expect(events("click")).toMatchObject([
    {
      eventName: "Hit Clicked",
      objectIDs: ["/hjärta 2/"],
      positions: [3],
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  expect(events("conversion")).toEqual([]);
  write("hjärtegåva");
  await pass(800);
  follow(0);
  expect(events("conversion")).toMatchObject([{ eventName: "Hit Converted", objectIDs: ["/ge en hjärtegåva/"] }]);
});

test("the cookie is the provider's own, for six times thirty days", async () => {
  const write = vi.spyOn(document, "cookie", "set");
  choose(yes);
  visit("/sok/?query=hjärt");
  await asksAgain();
  const [written = ""] = write.mock.calls.map(([cookie]) => cookie).filter((cookie) => cookie.startsWith("_ALGOLIA="));
  const days = (new Date(/expires=([^;]+)/.exec(written)?.[1] ?? "").getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  expect(Cookies.get(cookies.searchInsights)).toMatch(/^anonymous-[0-9a-f-]{36}$/);
});

test("consent that is given while somebody searches begins there", async () => {
  visit("/sok/?query=hjärt");
  await asksAgain();
  expect(sent).not.toHaveBeenCalled();
  act(() => void choose(yes));
  await asksAgain();
  expect(events("view").length).toBeGreaterThan(0);
});

test("consent that is withdrawn takes away all of it, and nothing more is told", async () => {
  choose(yes);
  visit("/sok/?query=hjärt");
  await asksAgain();
  follow(0);
  const before = Cookies.get(cookies.searchInsights);
  // The program remembers the name of the visit, and writes it once.
  sessionStorage.setItem(sessionKeys.searchVisit, "x");
  expect(onDevice().every(Boolean)).toBe(true);
  act(() => void choose(no));
  await pass(800);
  sent.mockClear();
  write("hjärta");
  await pass(800);
  follow(1);
  expect(sent).not.toHaveBeenCalled();
  expect(onDevice()).toEqual([undefined, null, null]);
  act(() => void choose(yes));
  await asksAgain();
  expect(Cookies.get(cookies.searchInsights)).not.toBe(before);
  expect(Cookies.get(cookies.searchInsights)).toMatch(/^anonymous-/);
});

test("marketing alone tells nothing", async () => {
  choose({ statistics: false, marketing: true });
  visit("/sok/?query=hjärt");
  await asksAgain();
  expect(sent).not.toHaveBeenCalled();
});
