import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import { useOrderAnswer } from "#src/core/order-page/use-order-answer.ts";

type Answer = { state: string };
const fetchOrder = vi.fn<(order: string, token: string | null) => Promise<Answer>>();
const onAway = vi.fn();
const isMoving = ({ state }: Answer) => state === "waiting";
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const says = (state: string) => fetchOrder.mockResolvedValue({ state });
const fails = (code: "network" | "not_found") => fetchOrder.mockRejectedValue(new ApiError("order", { code }));

async function start(token: string | null = null) {
  const { result, rerender, unmount } = renderHook(
    (given) => useOrderAnswer({ order: "A", fetchOrder, isMoving, onAway, ...given }),
    {
      initialProps: { token },
    },
  );
  await pass(0);
  return { found: () => result.current, rerender, unmount };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.advanceTimersByTime(1);
  fetchOrder.mockReset();
  onAway.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("what still moves is asked for again, until it has come to rest", async () => {
  says("waiting");
  const { found } = await start();
  await pass(4_999);
  expect(fetchOrder).toHaveBeenCalledTimes(1);
  says("sent");
  await pass(1);
  expect(found().answer).toEqual({ state: "sent" });
  await pass(60_000);
  expect(fetchOrder).toHaveBeenCalledTimes(2);
});

test("nothing is asked while nobody looks", async () => {
  const seen = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  says("waiting");
  await start();
  await pass(60_000);
  expect(fetchOrder).not.toHaveBeenCalled();
  seen.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(fetchOrder).toHaveBeenCalledTimes(1);
});

test("what was heard stands when nobody answers any more, and is asked for again", async () => {
  says("waiting");
  const { found } = await start();
  fails("network");
  await pass(5_000);
  expect([found().answer, found().problem]).toEqual([{ state: "waiting" }, "away"]);
  expect(onAway).toHaveBeenCalledTimes(1);
  says("sent");
  await pass(5_000);
  expect([found().answer, found().problem]).toEqual([{ state: "sent" }, null]);
});

test("an order that is not known is no failure, and is asked for again at a press alone", async () => {
  fails("not_found");
  const { found } = await start();
  expect([found().answer, found().problem]).toEqual([null, "notFound"]);
  expect(onAway).not.toHaveBeenCalled();
  await pass(60_000);
  expect(fetchOrder).toHaveBeenCalledTimes(1);
  says("sent");
  act(() => found().lookAgain());
  await pass(0);
  expect([found().answer, found().problem]).toEqual([{ state: "sent" }, null]);
});

test("another token asks at once, and no answer to the one before is heard after it", async () => {
  let answerFirst: ((answer: Answer) => void) | undefined;
  fetchOrder.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  const { found, rerender } = await start();
  says("sent");
  rerender({ token: "B" });
  await pass(0);
  answerFirst?.({ state: "waiting" });
  await pass(0);
  expect([found().answer, found().askedBy]).toEqual([{ state: "sent" }, "B"]);
  expect(fetchOrder).toHaveBeenLastCalledWith("A", "B");
});

test("whoever has left hears nothing", async () => {
  says("waiting");
  const { unmount } = await start();
  unmount();
  await pass(60_000);
  expect(fetchOrder).toHaveBeenCalledTimes(1);
});
