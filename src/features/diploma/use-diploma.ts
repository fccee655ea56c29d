import { useCallback, useEffect, useState } from "react";
import type { DiplomaAnswer } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { fetchDiploma } from "#src/calls/gift-documents.ts";
import { isOrderNotFound } from "#src/calls/order-answer.ts";
import { useIsNews } from "#src/core/use-is-news.ts";

type Problem = "notFound" | "unpaid" | "away";

const problemOf = (error: unknown): Problem => {
  if (isOrderNotFound(error)) return "notFound";
  return error instanceof ApiError && error.code === "not_paid" ? "unpaid" : "away";
};

export function useDiploma(order: string) {
  const [answer, setAnswer] = useState<DiplomaAnswer | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let isLeft = false;
    fetchDiploma(order).then(
      (found) => !isLeft && setAnswer(found),
      (error: unknown) => !isLeft && setProblem(problemOf(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [order, looks]);
  const lookAgain = useCallback(() => {
    setProblem(null);
    setLooks((before) => before + 1);
  }, []);
  const isNews = useIsNews(answer === null ? (problem ?? "asking") : "known");
  return { answer, problem, isNews, lookAgain };
}
