import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counterPollMs } from "@hjarta-lunga/contract/memorial-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { pollCandles } from "#src/features/memorial-card/candle-count.tsx";

vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));

const ask = vi.fn<() => Promise<number>>();
const onCount = vi.fn();
const onGone = vi.fn();
let stop: (() => void) | undefined;
const start = (isKnown: boolean) => {
  stop = pollCandles({ ask, onCount, onGone, isKnown });
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};
const failing = (problem: ConstructorParameters<typeof ApiError>[1]) =>
  ask.mockImplementation(() => Promise.reject(new ApiError("GET /api/DigitalMemorialCard/Counter", problem)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  ask.mockReset().mockResolvedValue(3);
  onCount.mockReset();
  onGone.mockReset();
  vi.mocked(reportFailure).mockClear();
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("asks at once where the number is not known, then at a steady pace", async () => {
  start(false);
  await pass(0);
  expect(onCount).toHaveBeenLastCalledWith(3);
  await pass(counterPollMs - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a number that is known is not asked for at once", async () => {
  start(true);
  await pass(counterPollMs - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a page that is not seen asks for nothing, and takes up when it is", async () => {
  hide(true);
  start(false);
  await pass(10 * counterPollMs);
  expect(ask).not.toHaveBeenCalled();
  hide(false);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  hide(true);
  await pass(10 * counterPollMs);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("who goes back and forth between tabs asks no more often", async () => {
  start(false);
  await pass(0);
  for (let times = 0; times < 5; times += 1) {
    hide(true);
    hide(false);
    await pass(100);
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ["nobody answers", { code: "network" }],
  ["it takes too long", { code: "timeout" }],
  ["the API is out of order", { code: "internal", status: 500 }],
] as const)("when %s it is told once, and asked ever more seldom", async (_why, problem) => {
  failing(problem);
  start(false);
  await pass(0);
  await pass(2 * counterPollMs - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(4 * counterPollMs);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(60 * 60_000);
  expect(ask.mock.calls.length).toBeLessThan(20);
  expect(reportFailure).toHaveBeenCalledTimes(1);
  expect(reportFailure).toHaveBeenCalledWith("error_memorial_card_counter_poll", expect.any(ApiError));
  ask.mockResolvedValue(8);
  await pass(5 * 60_000);
  expect(onCount).toHaveBeenLastCalledWith(8);
});

test("whoever asks us to wait is given the time", async () => {
  failing({ code: "unavailable", status: 503, retryAfterMs: 90_000 });
  start(false);
  await pass(89_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what a sleeping device cuts off is no failure", async () => {
  let cut: ((error: unknown) => void) | undefined;
  ask.mockImplementationOnce(() => new Promise((_resolve, reject) => (cut = reject)));
  start(false);
  await pass(0);
  hide(true);
  cut?.(new ApiError("GET", { code: "network" }));
  await pass(0);
  expect(reportFailure).not.toHaveBeenCalled();
  hide(false);
  await pass(0);
  expect(onCount).toHaveBeenLastCalledWith(3);
});

test.each(["taken_down", "not_found"] as const)("a card that is %s is asked about no more", async (code) => {
  failing({ code, status: 410 });
  start(false);
  await pass(20 * counterPollMs);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(reportFailure).not.toHaveBeenCalled();
});

test("an answer that comes when the page has been left is for nobody", async () => {
  start(false);
  stop?.();
  await pass(10 * counterPollMs);
  expect(onCount).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});
