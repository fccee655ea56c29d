import { useCallback, useEffect, useState } from "react";
import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { onceSeen } from "#src/lib/once-seen.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { loadCardCalls } from "./later-calls.ts";

type Gone = "unknown" | "takenDown";
type FoundCard = { state: "asking" } | { state: "away" | Gone } | { state: "shown"; answer: MemorialCardAnswer };

/** What is no failure: a reference that leads to nothing, whatever is wrong with it. */
const meaning: Partial<Record<ApiError["code"], Gone>> = {
  not_found: "unknown",
  validation_failed: "unknown",
  bad_request: "unknown",
  taken_down: "takenDown",
};

/** The card of a shared reference. Nothing is asked before the page is seen. */
export function useCard(reference: string) {
  const [found, setFound] = useState<FoundCard>({ state: "asking" });
  const [looks, setLooks] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const take = (taken: FoundCard) => {
      if (!isLeft) setFound(taken);
    };
    const ask = () =>
      loadCardCalls()
        .then(({ fetchMemorialCard }) => fetchMemorialCard(reference))
        .then(
          (answer) => take({ state: "shown", answer }),
          (error: unknown) => {
            const gone = error instanceof ApiError ? meaning[error.code] : undefined;
            if (gone === undefined && !isLeft) reportFailure("error_memorial_card_get_card", error);
            take({ state: gone ?? "away" });
          },
        );
    // What asks is no part of the first script: the candle is seen before it.
    const callOff = onceSeen(() => {
      if (reference === "") take({ state: "unknown" });
      else whenIdle(() => (isLeft ? undefined : void ask()));
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
