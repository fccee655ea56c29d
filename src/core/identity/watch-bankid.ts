import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { bankIdPollMs, bankIdSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { askWhileSeen } from "#src/lib/ask-while-seen.ts";

/** A code that is older than this is of no use to anybody. */
const lostAfterMs = 3_000;
const longestWaitMs = 60_000;

type Watched = {
  ask: () => Promise<BankIdAnswer>;
  onAnswer: (answer: BankIdAnswer) => void;
  onContact: (isLost: boolean) => void;
  onGone: () => void;
};

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === "not_found" || error.code === "validation_failed");

const askedToWaitMs = (error: unknown): number =>
  error instanceof ApiError && error.code === "too_many_requests" ? (error.retryAfterMs ?? bankIdSlowPollMs) : 0;

export function watchBankId({ ask, onAnswer, onContact, onGone }: Watched) {
  let askedAtMs = 0;
  let heardAtMs = performance.now();
  let quietUntilMs = 0;
  let isLost = false;

  function tell(now: boolean): void {
    if (now !== isLost) onContact(now);
    isLost = now;
  }

  function missed(error: unknown): void {
    const nowMs = performance.now();
    const waitMs = Math.min(askedToWaitMs(error), longestWaitMs);
    quietUntilMs = nowMs + waitMs;
    tell(quietUntilMs - heardAtMs >= lostAfterMs);
    asking.askIn(Math.max(waitMs, isLost ? bankIdSlowPollMs : bankIdPollMs));
  }

  const asking = askWhileSeen({
    ask: () => {
      askedAtMs = performance.now();
      return ask();
    },
    onAnswer: (answer) => {
      heardAtMs = performance.now();
      tell(false);
      onAnswer(answer);
      asking.askIn(askedAtMs + bankIdPollMs - performance.now());
    },
    onError: (error) => {
      if (!isGone(error)) {
        missed(error);
        return;
      }
      asking.stop();
      onGone();
    },
    onSeen: () => {
      heardAtMs = performance.now();
      asking.askIn(Math.max(0, quietUntilMs - heardAtMs));
    },
  });

  return { askNow: () => void asking.askNow(), askSoon: () => asking.askIn(bankIdPollMs), stop: asking.stop };
}
export type BankIdWatch = ReturnType<typeof watchBankId>;
