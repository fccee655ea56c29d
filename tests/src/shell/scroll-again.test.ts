import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { scrollSetupDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { forgetScroll } from "#src/core/order/steps/use-seen-from-top.ts";
import { followWaysBack } from "#src/shell/scroll-again.ts";

let scrollTo: MockInstance;

beforeAll(followWaysBack);
beforeEach(() => {
  vi.useFakeTimers();
  scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  sessionStorage.setItem("@@scroll|/om-oss/|k1", "900");
  history.replaceState({ key: "k1" }, "", "/om-oss/");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const goBack = () => window.dispatchEvent(new PopStateEvent("popstate", { state: { key: "k1" } }));
const pageShown = () => window.dispatchEvent(new Event(routeUpdate));

test("a way back is looked at once more after 100 ms, when the page has its height", () => {
  goBack();
  pageShown();
  vi.advanceTimersByTime(scrollSetupDelayMs - 1);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
});

test("who has moved by themselves meanwhile is left where they are", () => {
  goBack();
  pageShown();
  window.dispatchEvent(new Event("wheel"));
  vi.advanceTimersByTime(500);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("a page that was gone to is left as it opens, also after a way back inside the page before", () => {
  pageShown();
  goBack();
  history.replaceState({ key: "k2" }, "", "/kontakt/");
  pageShown();
  vi.advanceTimersByTime(500);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("a page that has forgotten its position as it was shown stays at its top", () => {
  goBack();
  forgetScroll(history.state);
  pageShown();
  vi.advanceTimersByTime(500);
  expect(scrollTo.mock.calls.filter(([, to]) => to !== 0)).toEqual([]);
});
