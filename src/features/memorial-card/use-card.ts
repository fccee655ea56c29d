import { useCallback, useEffect, useState } from "react";
import { reportError } from "#src/lib/error-reports.ts";
import { onceSeen } from "#src/lib/once-seen.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import type { CardAnswer } from "./ask-card.ts";
import { loadCardCalls, loadSharedCard } from "./later-calls.ts";

type FoundCard = { state: "asking" } | CardAnswer;

async function askLater(reference: string): Promise<CardAnswer> {
  // Side by side: what asks, and the client that it needs.
  void loadCardCalls().catch(() => undefined);
  try {
    const { askForCard } = await loadSharedCard();
    return await askForCard(reference);
  } catch (error) {
    reportError(error, "error_memorial_card_get_card");
    return { state: "away" };
  }
}

/** The card of a shared reference. Nothing is asked before the page is seen, nor before it is there. */
export function useCard(reference: string) {
  const [found, setFound] = useState<FoundCard>({ state: "asking" });
  const [looks, setLooks] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const take = (taken: FoundCard) => {
      if (!isLeft) setFound(taken);
    };
    const callOff = onceSeen(() => {
      if (reference === "") take({ state: "unknown" });
      else whenIdle(() => (isLeft ? undefined : void askLater(reference).then(take)));
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
