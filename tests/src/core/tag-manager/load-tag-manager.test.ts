import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadTagManager } from "#src/core/tag-manager/load-tag-manager.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { choose } from "#src/core/consent-choice.ts";

const containers = () => Array.from(document.querySelectorAll("script"), ({ src }) => src);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("GATSBY_TAG_MANAGER_ORIGIN", "http://tags.test");
  vi.stubEnv("GATSBY_TAG_MANAGER_ID", "GTM-TEST");
  document.head.innerHTML = "";
  history.replaceState(null, "", "/ge-en-gava/");
  choose({ statistics: true, marketing: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("the container is fetched once", () => {
  loadTagManager();
  loadTagManager();
  expect(containers()).toEqual(["http://tags.test/gtm.js?id=GTM-TEST"]);
});

test("no stranger reads a URL that tells of an order: the container waits until it is gone", () => {
  history.replaceState(null, "", "/ge-en-gava/?order=7H4KX2MQ9TBVZ3NP5RWD");
  loadTagManager();
  vi.advanceTimersByTime(5_000);
  expect(containers()).toEqual([]);
  history.replaceState(null, "", "/ge-en-gava/");
  vi.advanceTimersByTime(200);
  expect(containers()).toHaveLength(1);
});

test.each(["/mc/ml25/7H4KX2MQ9TBVZ3NP5RWD", "/order/mc/7H4KX2MQ9TBVZ3NP5RWD", "/_internal_mc/stub/om"])(
  "no stranger is on %s: the container waits for a page that anybody may read",
  (path) => {
    history.replaceState(null, "", path);
    loadTagManager();
    window.dispatchEvent(new Event(routeUpdate));
    expect(containers()).toEqual([]);
    history.replaceState(null, "", "/ge-en-gava/");
    window.dispatchEvent(new Event(routeUpdate));
    expect(containers()).toHaveLength(1);
  },
);

test("a consent that is withdrawn meanwhile holds", () => {
  history.replaceState(null, "", "/ge-en-gava/?order=7H4KX2MQ9TBVZ3NP5RWD");
  loadTagManager();
  choose({ statistics: true, marketing: false });
  history.replaceState(null, "", "/ge-en-gava/");
  vi.advanceTimersByTime(5_000);
  expect(containers()).toEqual([]);
});
