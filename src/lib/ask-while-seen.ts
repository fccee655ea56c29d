import { onSeenAgain } from "./on-seen-again.ts";

type Asked<Answer> = {
  ask: (signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onError: (error: unknown) => void;
  onSeen?: () => void;
};

const never = Number.POSITIVE_INFINITY;

/** Asks only while the page is visible, one request at a time. The caller says when to ask again. */
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
    rest: () => {
      dueAtMs = never;
      plan();
    },
    forget,
    stop: () => {
      isStopped = true;
      stopListening();
      forget();
    },
  };
}
