import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { onceSeen } from "#src/lib/once-seen.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import type { CardAnswer } from "./ask-card.ts";

type Options<Answer> = {
  reference: string;
  /** Fetches what asks, and asks. */
  ask: (reference: string) => Promise<CardAnswer<Answer>>;
  /** As it is told of when what asks cannot be fetched. */
  failure: FailureEvent;
};

/** The card of a shared reference. Nothing is asked before the page is seen, nor before it is there. */
export function useCard<Answer>({ reference, ask, failure }: Options<Answer>) {
  const [found, setFound] = useState<{ state: "asking" } | CardAnswer<Answer>>({ state: "asking" });
  const [looks, setLooks] = useState(0);
  const askLater = useEffectEvent(async (): Promise<CardAnswer<Answer>> => {
    try {
      return await ask(reference);
    } catch (error) {
      reportError(error, failure);
      return { state: "away" };
    }
  });

  useEffect(() => {
    let isLeft = false;
    const take = (taken: CardAnswer<Answer>) => {
      if (!isLeft) setFound(taken);
    };
    const callOff = onceSeen(() => {
      if (reference === "") take({ state: "unknown" });
      else whenIdle(() => (isLeft ? undefined : void askLater().then(take)));
    });
    return () => {
      isLeft = true;
      callOff();
    };
  }, [reference, looks]);

  const gone = useCallback(() => setFound({ state: "takenDown" }), []);
  const lookAgain = useCallback(() => {
    setFound({ state: "asking" });
    setLooks((before) => before + 1);
  }, []);
  return { found, gone, lookAgain };
}
