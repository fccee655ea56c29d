import { onSeenAgain } from "./on-seen-again.ts";

type Asked<Answer> = {
  /** The signal is aborted when the answer is nobody's any more. */
  ask: (signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onError: (error: unknown) => void;
  /** Somebody looks again, or the network is back: the next question may be brought forward. */
  onSeen?: () => void;
};

const never = Number.POSITIVE_INFINITY;

/**
 * Asks while somebody looks, and never else: one question at a time. Each answer and each error says when the next one is
 * due, or nothing more is asked. What falls due while nobody looks is asked when somebody does.
 */
export function askWhileSeen<Answer>({ ask, onAnswer, onError, onSeen }: Asked<Answer>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAtMs = never;
  let underWay: AbortController | null = null;
  let isStopped = false;

  function plan(ms = dueAtMs - performance.now()): void {
    clearTimeout(timer);
    if (isStopped || underWay !== null || dueAtMs === never || document.hidden) return;
    timer = setTimeout(() => void question(), Math.max(0, ms));
  }

  async function question(): Promise<void> {
    const { signal } = (underWay = new AbortController());
    dueAtMs = never;
    let hear: () => void;
    try {
      const answer = await ask(signal);
      hear = () => onAnswer(answer);
    } catch (error) {
      hear = () => onError(error);
    }
    if (signal.aborted) return;
    underWay = null;
    plan();
    hear();
  }

  const askIn = (ms: number) => {
    dueAtMs = performance.now() + ms;
    plan(ms);
  };
  const stopListening = onSeenAgain(() => {
    if (!document.hidden) onSeen?.();
    plan();
  });
  const forget = () => {
    underWay?.abort();
    underWay = null;
    plan();
  };

  return {
    askIn,
    askNow: async () => {
      askIn(0);
      if (isStopped || underWay !== null || document.hidden) return;
      clearTimeout(timer);
      await question();
    },
    /** Nothing is asked until something new is to be asked. */
    rest: () => {
      dueAtMs = never;
      plan();
    },
    /** What is being asked has been overtaken: its answer is not heard. */
    forget,
    stop: () => {
      isStopped = true;
      stopListening();
      forget();
    },
  };
}
