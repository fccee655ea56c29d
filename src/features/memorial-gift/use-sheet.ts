import { useCallback, useEffect, useState } from "react";
import type { MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { fetchSheet } from "#src/calls/memorial-gifts.ts";
import { isOrderNotFound } from "#src/calls/order-answer.ts";

type Found = { answer: MemorialSheetAnswer | null; problem: "notFound" | "away" | null };

const waitMs = 5_000;
/** Of these, the next look may say something else. */
const stillMoves = (answer: MemorialSheetAnswer | null) => answer?.state === "unpaid" || answer?.state === "waiting";

/** The sheet of an order as the API knows it. Looked at again while it is on its way, and never while nobody looks. */
export function useSheet(order: string) {
  const [{ answer, problem }, setFound] = useState<Found>({ answer: null, problem: null });
  const [looks, setLooks] = useState(0);
  const take = useCallback((taken: MemorialSheetAnswer) => setFound({ answer: taken, problem: null }), []);

  useEffect(() => {
    let isLeft = false;
    fetchSheet(order).then(
      (taken) => !isLeft && take(taken),
      (error: unknown) => {
        if (isLeft) return;
        // What was heard before still stands.
        setFound(({ answer: before }) => ({ answer: before, problem: isOrderNotFound(error) ? "notFound" : "away" }));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [order, looks, take]);

  const mayMove = stillMoves(answer);
  useEffect(() => {
    if (!mayMove) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setLooks((before) => before + 1);
    }, waitMs);
    return () => clearInterval(timer);
  }, [mayMove]);

  return { answer, problem, take, lookAgain: () => setLooks((before) => before + 1) };
}
