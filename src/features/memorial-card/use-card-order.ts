import { useCallback, useEffect, useState } from "react";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { fetchMemorialCardOrder } from "#src/calls/memorial-cards.ts";
import { isOrderNotFound } from "#src/calls/order-answer.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { onceSeen } from "#src/lib/once-seen.ts";

type Found = {
  answer: MemorialCardOrderAnswer | null;
  /** By which the answer was asked for. */
  askedBy: string | null;
  problem: "notFound" | "away" | null;
};

const waitMs = 5_000;

/** The sender's view of their card. Looked at again while its gift is being paid, and never while nobody looks. */
export function useCardOrder(order: string, token: string | null) {
  const [{ answer, askedBy, problem }, setFound] = useState<Found>({ answer: null, askedBy: null, problem: null });
  const [looks, setLooks] = useState(0);
  const take = useCallback(
    (taken: MemorialCardOrderAnswer) => setFound({ answer: taken, askedBy: token, problem: null }),
    [token],
  );

  useEffect(() => {
    let isLeft = false;
    const callOff = onceSeen(() => {
      fetchMemorialCardOrder(order, token).then(
        (taken) => !isLeft && take(taken),
        (error: unknown) => {
          if (isLeft) return;
          const isUnknown = isOrderNotFound(error);
          if (!isUnknown) reportFailure("error_memorial_card_get_card", error);
          // What was heard before still stands.
          setFound((before) => ({ ...before, problem: isUnknown ? "notFound" : "away" }));
        },
      );
    });
    return () => {
      isLeft = true;
      callOff();
    };
  }, [order, token, looks, take]);

  const isWaiting = answer?.state === "waiting";
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setLooks((before) => before + 1);
    }, waitMs);
    return () => clearInterval(timer);
  }, [isWaiting]);

  // What was answered before the link was opened says nothing of it.
  const isNoLonger = token !== null && token === askedBy && answer?.bySender === false;
  return { answer, problem, isNoLonger, take, lookAgain: () => setLooks((before) => before + 1) };
}
