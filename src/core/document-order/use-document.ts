import { useCallback, useEffect, useState } from "react";
import { isOrderNotFound } from "#src/calls/order-answer.ts";
import { useIsNews } from "#src/core/use-is-news.ts";

type Found<Answer> = { answer: Answer | null; problem: "notFound" | "away" | null };

const waitMs = 5_000;
/** Of these, the next look may say something else. */
const stillMoves = (answer: { state: string } | null) => answer?.state === "unpaid" || answer?.state === "waiting";

/** The document of an order as the API knows it. Looked at again while it is on its way, and never while nobody looks. */
export function useDocument<Answer extends { state: string }>(
  fetchDocument: (order: string) => Promise<Answer>,
  order: string,
) {
  const [{ answer, problem }, setFound] = useState<Found<Answer>>({ answer: null, problem: null });
  const [looks, setLooks] = useState(0);
  const take = useCallback((taken: Answer) => setFound({ answer: taken, problem: null }), []);

  useEffect(() => {
    let isLeft = false;
    fetchDocument(order).then(
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
  }, [fetchDocument, order, looks, take]);

  const mayMove = stillMoves(answer);
  useEffect(() => {
    if (!mayMove) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setLooks((before) => before + 1);
    }, waitMs);
    return () => clearInterval(timer);
  }, [mayMove]);

  const isNews = useIsNews(answer === null ? (problem ?? "asking") : "known");
  return { answer, problem, isNews, take, lookAgain: () => setLooks((before) => before + 1) };
}
