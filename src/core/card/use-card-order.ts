import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { isOrderNotFound } from "#src/calls/order-answer.ts";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { useIsNews } from "#src/core/use-is-news.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { onceSeen } from "#src/lib/once-seen.ts";
import type { CardOrderAnswer } from "./card-order.ts";

type Options<Answer> = {
  order: string;
  token: string | null;
  fetchOrder: (order: string, token: string | null) => Promise<Answer>;
  /** The event of the catalogue that it means when it does not answer, where there is one. */
  failure?: FailureEvent;
};

type Found<Answer> = {
  answer: Answer | null;
  /** By which the answer was asked for. */
  askedBy: string | null;
  problem: "notFound" | "away" | null;
};

const waitMs = 5_000;
const nothingYet = { answer: null, askedBy: null, problem: null };

/** The sender's view of their card. Looked at again while its gift is being paid, and never while nobody looks. */
export function useCardOrder<Answer extends CardOrderAnswer>(options: Options<Answer>) {
  const { order, token } = options;
  const [{ answer, askedBy, problem }, setFound] = useState<Found<Answer>>(nothingYet);
  const [looks, setLooks] = useState(0);
  const take = useCallback((taken: Answer) => setFound({ answer: taken, askedBy: token, problem: null }), [token]);

  const ask = useEffectEvent(() => options.fetchOrder(order, token));
  const tellFailure = useEffectEvent((error: unknown) =>
    options.failure === undefined ? reportError(error) : reportFailure(options.failure, error),
  );
  useEffect(() => {
    let isLeft = false;
    const callOff = onceSeen(() => {
      ask().then(
        (taken) => !isLeft && take(taken),
        (error: unknown) => {
          if (isLeft) return;
          const isUnknown = isOrderNotFound(error);
          if (!isUnknown) tellFailure(error);
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
  const isNews = useIsNews(answer?.state ?? problem ?? "asking");
  return { answer, problem, isNews, isNoLonger, take, lookAgain: () => setLooks((before) => before + 1) };
}
