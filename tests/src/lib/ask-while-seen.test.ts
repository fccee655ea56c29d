import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askWhileSeen } from "#src/lib/ask-while-seen.ts";

type Reply = number | Error | Promise<number>;
let said: Reply[] = [];
let asked = 0;
let signals: AbortSignal[] = [];
let heard: (number | string)[] = [];
let hidden = false;
let asking: ReturnType<typeof askWhileSeen<number>>;

beforeEach(() => {
  vi.useFakeTimers();
  [said, asked, signals, heard, hidden] = [[1], 0, [], [], false];
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  asking = askWhileSeen<number>({
    ask: async (signal) => {
      signals.push(signal);
      // The last that is said is said for ever.
      const next = said[Math.min(asked, said.length - 1)];
      asked += 1;
      if (next instanceof Error || next === undefined) throw next ?? new Error("none");
      return next;
    },
    onAnswer: (answer) => {
      heard.push(answer);
      asking.askIn(1_000);
    },
    onError: (error) => {
      heard.push((error as Error).message);
      asking.askIn(5_000);
    },
  });
});
afterEach(() => {
  asking.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const see = (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event("visibilitychange"));
};
const after = (ms: number, what: number) => new Promise<number>((done) => setTimeout(() => done(what), ms));

test("each answer and each error says when the next question is due", async () => {
  said = [1, new Error("away"), 2];
  await asking.askNow();
  await pass(1_000);
  expect(heard).toEqual([1, "away"]);
  await pass(4_999);
  expect(asked).toBe(2);
  await pass(1);
  expect(heard).toEqual([1, "away", 2]);
});

test("while a question is under way no other is asked, and what fell due meanwhile comes after it", async () => {
  said = [after(10_000, 1), 2];
  void asking.askNow();
  void asking.askNow();
  asking.askIn(10);
  await pass(9_999);
  window.dispatchEvent(new Event("focus"));
  await pass(0);
  expect(asked).toBe(1);
  await pass(1_001);
  expect(heard).toEqual([1, 2]);
});

test("what falls due while nobody looks is asked when somebody does", async () => {
  await asking.askNow();
  see(true);
  void asking.askNow();
  await pass(60_000);
  expect(asked).toBe(1);
  see(false);
  await pass(0);
  expect(asked).toBe(2);
});

test("an answer that came while nobody looked is heard, and the next question waits", async () => {
  said = [after(500, 1), 2];
  void asking.askNow();
  see(true);
  await pass(60_000);
  expect(heard).toEqual([1]);
  see(false);
  await pass(0);
  expect(heard).toEqual([1, 2]);
});

test("a question that was overtaken is called off, its answer is not heard, and the next need not wait for it", async () => {
  said = [after(500, 1), 2];
  void asking.askNow();
  asking.forget();
  expect(signals[0]?.aborted).toBe(true);
  asking.askIn(100);
  await pass(100);
  expect(heard).toEqual([2]);
  await pass(400);
  expect(heard).toEqual([2]);
});

test("at rest nothing is asked, not even when somebody looks again", async () => {
  asking.askIn(100);
  asking.rest();
  await pass(60_000);
  see(false);
  window.dispatchEvent(new Event("online"));
  await pass(60_000);
  expect(asked).toBe(0);
});

test("after the end nothing is heard or asked", async () => {
  said = [after(500, 1)];
  void asking.askNow();
  asking.stop();
  await asking.askNow();
  asking.askIn(0);
  await pass(60_000);
  window.dispatchEvent(new Event("focus"));
  await pass(60_000);
  expect([asked, heard]).toEqual([1, []]);
  expect(signals[0]?.aborted).toBe(true);
});

test.each(["visibilitychange", "pageshow", "focus", "online"])(
  "%s may bring the next question forward",
  async (event) => {
    const ask = vi.fn(() => Promise.resolve(1));
    const other = askWhileSeen({
      ask,
      onAnswer: () => other.askIn(60_000),
      onError: () => undefined,
      onSeen: () => other.askIn(0),
    });
    await other.askNow();
    (event === "visibilitychange" ? document : window).dispatchEvent(new Event(event));
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
    other.stop();
  },
);
