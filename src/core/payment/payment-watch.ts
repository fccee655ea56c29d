import { isOpen } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { paymentPollMs, paymentSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { askWhileSeen } from "#src/lib/ask-while-seen.ts";

export type Contact = "fine" | "checking" | "lost";
const questionsUntilLost = 3;
const longestWaitMs = 60_000;
/** So often somebody who is thanked may see that the receipt could not be mailed. */
const questionsAboutReceipt = 30;

type Watched = {
  ask: () => Promise<PaymentAnswer>;
  onAnswer: (answer: PaymentAnswer) => void;
  onContact: (contact: Contact, error?: unknown) => void;
  isFinalError: (error: unknown) => boolean;
  onFinalError: (error: unknown) => void;
  askedToWaitMs: (error: unknown) => number | undefined;
};

/** The money is there, and the order that it pays was read a moment before. Of a replaced order that stays so. */
const isBetween = ({ paid, replaced, payment }: PaymentAnswer) => payment?.state === "paid" && !paid && !replaced;

/** Asks while the payment may change by itself, and when somebody looks again: it may have been paid elsewhere. */
export function watchPayment({ ask, onAnswer, onContact, isFinalError, onFinalError, askedToWaitMs }: Watched) {
  let latest: PaymentAnswer | null = null;
  let expiresAtMs = Number.POSITIVE_INFINITY;
  let unanswered = 0;
  let receiptQuestions = 0;
  let quietUntilMs = 0;
  let isInPassing = false;

  const receiptIsOnItsWay = () => latest?.receipt === "onItsWay" && receiptQuestions < questionsAboutReceipt;
  const isAwaited = () =>
    latest === null ||
    unanswered > 0 ||
    receiptIsOnItsWay() ||
    (!latest.paid && latest.payment !== null && isOpen(latest.payment)) ||
    isBetween(latest);
  /** Money that lies elsewhere is heard of slowly, in passing. */
  const mayChange = () => isAwaited() || (latest?.otherOpen === true && !latest.paid);

  function waitMs(): number {
    const untilExpiryMs = expiresAtMs - performance.now();
    const { state, reason } = latest?.payment ?? {};
    const isInDoubt = state === "unknown" || reason === "outcomeUnknown";
    const isHurried = !isInDoubt && state !== "cancelled" && state !== "paid";
    const isUrgent = isAwaited() && unanswered < questionsUntilLost && isHurried && untilExpiryMs > 0;
    // The last quick question falls when the time is just out.
    return isUrgent ? Math.min(paymentPollMs, untilExpiryMs + 100) : paymentSlowPollMs;
  }

  function plan(): void {
    const quietMs = quietUntilMs - performance.now();
    if (mayChange()) asking.askIn(quietMs > 0 ? quietMs : waitMs());
    else asking.rest();
  }

  function take(answer: PaymentAnswer): void {
    asking.forget();
    latest = answer;
    const leftMs = answer.payment?.expiresInMs;
    expiresAtMs = leftMs == null ? Number.POSITIVE_INFINITY : performance.now() + leftMs;
    if (answer.receipt === "onItsWay") receiptQuestions += 1;
    if (unanswered > 0) onContact("fine");
    unanswered = 0;
    onAnswer(answer);
    plan();
  }

  function missed(error?: unknown): void {
    unanswered += 1;
    onContact(unanswered < questionsUntilLost ? "checking" : "lost", error);
    plan();
  }

  /** Somebody answers, so contact is not lost: what we know stands until the next answer. */
  function wait(ms: number): void {
    quietUntilMs = performance.now() + Math.min(ms, longestWaitMs);
    plan();
  }

  const asking = askWhileSeen({
    ask: () => {
      // What nobody waits for is looked at in passing: no answer is no alarm.
      isInPassing = !isAwaited();
      return ask();
    },
    onAnswer: take,
    onError: (error) => {
      if (isFinalError(error)) {
        asking.stop();
        onFinalError(error);
        return;
      }
      const ms = askedToWaitMs(error);
      if (ms !== undefined) wait(ms);
      else if (isInPassing) plan();
      else missed(error);
    },
    onSeen: () => {
      if (performance.now() < quietUntilMs) plan();
      else if (mayChange() || latest?.paid !== true) asking.askIn(0);
    },
  });

  return {
    take,
    /** Whether the call did its work is found out by asking: a question under way was asked too early to tell. */
    missed: () => {
      asking.forget();
      missed();
    },
    askNow: asking.askNow,
    stop: asking.stop,
  };
}
export type PaymentWatch = ReturnType<typeof watchPayment>;

/** An answer may be so old when it comes. One that ends later than that is about another payment. */
const travelMs = 5_000;

type Known = { nowMs: number; before: number | null };

export function expiryOf(expiresInMs: number | null, { nowMs, before }: Known): number | null {
  if (expiresInMs === null) return null;
  const expiresAtMs = nowMs + expiresInMs;
  return before !== null && expiresAtMs - before < travelMs ? Math.min(expiresAtMs, before) : expiresAtMs;
}
