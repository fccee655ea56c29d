import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { bankIdPollMs, bankIdSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { onSeenAgain } from "#src/lib/on-seen-again.ts";

/** A code that is older than this is of no use to anybody. */
const lostAfterMs = 3_000;
const longestWaitMs = 60_000;

type Watched = {
  ask: () => Promise<BankIdAnswer>;
  onAnswer: (answer: BankIdAnswer) => void;
  onContact: (isLost: boolean) => void;
  /** There is no such order for this browser: asking again changes nothing. */
  onGone: () => void;
};

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === "not_found" || error.code === "validation_failed");

/** How long we are told to wait by somebody who answers, and has too much to do. */
const askedToWaitMs = (error: unknown): number =>
  error instanceof ApiError && error.code === "too_many_requests" ? (error.retryAfterMs ?? bankIdSlowPollMs) : 0;

/** Asks each second how an order stands, one question at a time, while somebody looks. Ends when it is stopped. */
export function watchBankId({ ask, onAnswer, onContact, onGone }: Watched) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heardAtMs = performance.now();
  let quietUntilMs = 0;
  let isLost = false;
  let isAsking = false;
  let isStopped = false;

  /** An answer may come after the end. */
  const isOver = () => isStopped;

  function tell(now: boolean): void {
    if (now !== isLost) onContact(now);
    isLost = now;
  }

  function plan(atMs: number): void {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    timer = setTimeout(() => void question(), Math.max(0, atMs - performance.now()));
  }

  function missed(error: unknown): void {
    const nowMs = performance.now();
    const waitMs = Math.min(askedToWaitMs(error), longestWaitMs);
    quietUntilMs = nowMs + waitMs;
    tell(nowMs + waitMs - heardAtMs >= lostAfterMs);
    plan(nowMs + Math.max(waitMs, isLost ? bankIdSlowPollMs : bankIdPollMs));
  }

  async function question(): Promise<void> {
    if (isStopped || isAsking || document.hidden) return;
    clearTimeout(timer);
    isAsking = true;
    const askedAtMs = performance.now();
    try {
      const answer = await ask();
      isAsking = false;
      if (isOver()) return;
      heardAtMs = performance.now();
      tell(false);
      onAnswer(answer);
      plan(askedAtMs + bankIdPollMs);
    } catch (error) {
      isAsking = false;
      if (isOver()) return;
      if (!isGone(error)) {
        missed(error);
        return;
      }
      stop();
      onGone();
    }
  }

  const stopListening = onSeenAgain(() => {
    if (document.hidden) {
      clearTimeout(timer);
      return;
    }
    heardAtMs = performance.now();
    if (heardAtMs < quietUntilMs) plan(quietUntilMs);
    else void question();
  });

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
  }

  return { askNow: () => void question(), askSoon: () => plan(performance.now() + bankIdPollMs), stop };
}
export type BankIdWatch = ReturnType<typeof watchBankId>;
