import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  arrive,
  everything,
  freshBeforeEach,
  goTo,
  marketingOnly,
  nothing,
  pushed,
  settle,
  statisticsOnly,
} from "../tracking/visit-page.ts";

freshBeforeEach();

const signals = (state: "denied" | "granted") => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
  functionality_storage: state,
  personalization_storage: state,
});
const beginning = [
  ["consent", "default", { ...signals("denied"), wait_for_update: 500 }],
  ["consent", "update", signals("granted")],
  { "gtm.start": expect.any(Number) as number, event: "gtm.js" },
];
const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);

beforeEach(() => {
  vi.stubEnv("GATSBY_TAG_MANAGER_ORIGIN", "https://tags.test");
  vi.stubEnv("GATSBY_TAG_MANAGER_ID", "GTM-TEST");
  document.title = "Start";
});
afterEach(() => vi.unstubAllEnvs());

test("consent is told before anything else, then the container's start and the page", async () => {
  await arrive(everything);
  expect(pushed()).toEqual([
    ...beginning,
    { event: "virtualPageView", page: `${window.location.origin}/`, title: "Start" },
  ]);
});

test("the next page is told by its title, which comes after its URL", async () => {
  await arrive(everything);
  await goTo("/om-oss/?order=7H4KX2MQ9TBVZ3NP5RWD", "Om oss");
  expect(pushed()?.slice(4)).toEqual([
    { event: "virtualPageView", page: `${window.location.origin}/om-oss/`, title: "Om oss" },
  ]);
});

test("a page that has no title yet is told when it has, by its own and not by what stands before it", async () => {
  await arrive(everything);
  await goTo("/sok/", "");
  expect(pushed()?.slice(4)).toEqual([]);
  document.title = "Sök";
  await settle();
  const { setTitlePart } = await import("#src/lib/page-title.ts");
  expect(pushed()?.slice(4)).toEqual([
    { event: "virtualPageView", page: `${window.location.origin}/sok/`, title: "Sök" },
  ]);
  setTitlePart("step", "2 träffar på ”Anna Berg”");
  await goTo("/sok", "Sök");
  expect(pushed()?.slice(5)).toMatchObject([{ title: "Sök" }]);
  setTitlePart("step", "");
});

test("the tag manager is loaded once, with consent to both", async () => {
  const { choose } = await arrive();
  expect(scripts()).toEqual([]);
  await choose(everything);
  await goTo("/om-oss/", "Om oss");
  await choose(nothing);
  await choose(everything);
  expect(scripts()).toEqual(["https://tags.test/gtm.js?id=GTM-TEST"]);
});

test.each([
  ["before an answer", undefined],
  ["after a refusal", nothing],
  ["with statistics alone", statisticsOnly],
  ["with marketing alone", marketingOnly],
])("%s the tag manager is not loaded", async (_, choice) => {
  await arrive(choice);
  await goTo("/om-oss/", "Om oss");
  expect(scripts()).toEqual([]);
});

test("without a container of ours nothing is loaded", async () => {
  vi.stubEnv("GATSBY_TAG_MANAGER_ID", "");
  await arrive(everything);
  expect(scripts()).toEqual([]);
});

test("a tag manager that does not come is missed by nobody", async () => {
  await arrive(everything);
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  await goTo("/om-oss/", "Om oss");
  expect(pushed()).toHaveLength(5);
});

test("withdrawal is told, and nothing after it; a new consent is told again", async () => {
  const { choose } = await arrive(everything);
  await choose(nothing);
  await goTo("/om-oss/", "Om oss");
  expect(pushed()?.slice(4)).toEqual([["consent", "update", signals("denied")]]);
  await choose(everything);
  await goTo("/", "Start");
  expect(pushed()?.slice(5)).toEqual([
    ["consent", "update", signals("granted")],
    { event: "virtualPageView", page: `${window.location.origin}/`, title: "Start" },
  ]);
});

test("a failure of the catalogue is told with its code, as one event and one entry", async () => {
  await arrive(everything);
  const { reportFailure } = await import("#src/core/errors/failure.ts");
  const { ApiError } = await import("#src/calls/api-error.ts");
  reportFailure("PaymentPollFailed", new ApiError("POST /api/Payments/Poll", { code: "timeout" }));
  await settle();
  expect(pushed()?.at(-1)).toEqual({
    event: "generic",
    category: "error",
    action: "PaymentPollFailed",
    label: "timeout",
    nonInteraction: true,
  });
});
