import { counterPollMs } from "@hjarta-lunga/contract/memorial-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";

const longestWaitMs = 5 * 60_000;

type Polled = {
  ask: () => Promise<number>;
  onCount: (candles: number) => void;
  /** The card has been taken down, or never was: nothing more is asked. */
  onGone: () => void;
  /** The number is known, the first question can wait. */
  isKnown: boolean;
};

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === "taken_down" || error.code === "not_found");

/**
 * Asks how many candles burn, again and again, while the page is seen and never else. Whoever does not answer is asked
 * ever more seldom.
 */
export function pollCandles({ ask, onCount, onGone, isKnown }: Polled) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = performance.now() + (isKnown ? counterPollMs : 0);
  let failures = 0;
  let isTold = false;
  let isAsking = false;
  let hasStopped = false;

  function plan(): void {
    clearTimeout(timer);
    if (hasStopped || isAsking || document.hidden) return;
    timer = setTimeout(() => void question(), Math.max(0, dueMs - performance.now()));
  }

  async function question(): Promise<void> {
    isAsking = true;
    try {
      const candles = await ask();
      failures = 0;
      waitFor(counterPollMs);
      if (!hasStopped) onCount(candles);
    } catch (error) {
      if (!hasStopped) takeFailure(error);
    }
    isAsking = false;
    plan();
  }

  function takeFailure(error: unknown): void {
    if (isGone(error)) {
      stop();
      onGone();
      return;
    }
    // A device that goes to sleep cuts off what it has asked: that is no failure.
    if (document.hidden) return;
    failures += 1;
    const { retryAfterMs = 0 } = error instanceof ApiError ? error : {};
    waitFor(Math.max(retryAfterMs, Math.min(counterPollMs * 2 ** failures, longestWaitMs)));
    if (!isTold) reportFailure("error_memorial_card_counter_poll", error);
    isTold = true;
  }

  function waitFor(ms: number): void {
    dueMs = performance.now() + ms;
  }

  function stop(): void {
    hasStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", plan);
  }

  document.addEventListener("visibilitychange", plan);
  plan();
  return stop;
}
