import { whenIdle } from "#src/lib/when-idle.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const idle = { rest: () => undefined as unknown };

/** jsdom has no idle callback, and neither has Safari. */
function withIdleCallback() {
  const ask = vi.fn<typeof requestIdleCallback>((work) => {
    idle.rest = work as () => void;
    return 1;
  });
  vi.stubGlobal("requestIdleCallback", ask);
  return ask;
}

function pageIs(state: DocumentReadyState) {
  vi.spyOn(document, "readyState", "get").mockReturnValue(state);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("work waits until the browser rests, at most three seconds", () => {
  pageIs("complete");
  const ask = withIdleCallback();
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  expect(ask.mock.calls[0]?.[1]).toEqual({ timeout: 3000 });
  idle.rest();
  expect(work).toHaveBeenCalledOnce();
});

test("work waits for the page to load before it waits for rest", () => {
  pageIs("interactive");
  const ask = withIdleCallback();
  const work = vi.fn();
  whenIdle(work);
  expect(ask).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  idle.rest();
  expect(work).toHaveBeenCalledOnce();
});

test("a browser without idle callback does the work a moment after load", () => {
  pageIs("complete");
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(299);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test("work called off before load is never done", () => {
  pageIs("loading");
  const ask = withIdleCallback();
  const work = vi.fn();
  whenIdle(work)();
  window.dispatchEvent(new Event("load"));
  expect(ask).not.toHaveBeenCalled();
});

test("work called off while the browser is busy is never done", () => {
  pageIs("complete");
  withIdleCallback();
  const work = vi.fn();
  whenIdle(work)();
  idle.rest();
  expect(work).not.toHaveBeenCalled();
});
