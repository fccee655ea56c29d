import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { isOrderNotFound } from "#src/calls/order-answer.ts";
import { askWhileSeen } from "#src/lib/ask-while-seen.ts";

type Options<Answer> = {
  order: string;
  token?: string | null;
  fetchOrder: (order: string, token: string | null) => Promise<Answer>;
  /** Whether the next look may say something else. */
  isMoving: (answer: Answer) => boolean;
  /** Whether it is asked for anew when the visitor is back in the tab. */
  asksOnReturn?: boolean;
  onAway?: (error: unknown) => void;
};

type Found<Answer> = {
  answer: Answer | null;
  /** The token by which the answer was asked for. */
  askedBy: string | null;
  problem: "notFound" | "away" | null;
};

const waitMs = 5_000;
const nothingYet = { answer: null, askedBy: null, problem: null };

export function useOrderAnswer<Answer extends object>(options: Options<Answer>) {
  const { order, token = null, isMoving, asksOnReturn = false } = options;
  const [found, setFound] = useState<Found<Answer>>(nothingYet);
  const asking = useRef<ReturnType<typeof askWhileSeen<Answer>>>(null);
  const take = useCallback((answer: Answer) => setFound({ answer, askedBy: token, problem: null }), [token]);
  const ask = useEffectEvent(() => options.fetchOrder(order, token));
  const miss = useEffectEvent((error: unknown) => {
    const problem = isOrderNotFound(error) ? "notFound" : "away";
    if (problem === "away") options.onAway?.(error);
    // What was heard before still stands.
    setFound((before) => ({ ...before, problem }));
  });

  const seen = useEffectEvent(() => {
    if (asksOnReturn) asking.current?.askIn(0);
  });

  useEffect(() => {
    const started = askWhileSeen({
      ask: () => ask(),
      onAnswer: take,
      onError: (error) => miss(error),
      onSeen: () => seen(),
    });
    asking.current = started;
    void started.askNow();
    return started.stop;
  }, [order, token, take]);

  const mayMove = found.answer && isMoving(found.answer);
  useEffect(() => {
    if (mayMove === true) asking.current?.askIn(waitMs);
    // What is asked for because somebody came back is not taken off again.
    if (mayMove === false && !asksOnReturn) asking.current?.rest();
  }, [found, mayMove, asksOnReturn]);

  function lookAgain() {
    asking.current?.forget();
    asking.current?.askIn(0);
  }
  return { ...found, take, lookAgain };
}
