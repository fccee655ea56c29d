import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { useOrderAnswer } from "#src/core/order-page/use-order-answer.ts";
import { useIsNews } from "#src/core/use-is-news.ts";
import { reportError } from "#src/lib/error-reports.ts";
import type { CardOrderAnswer } from "./sender-card.ts";

type Options<Answer> = {
  order: string;
  token: string | null;
  fetchOrder: (order: string, token: string | null) => Promise<Answer>;
  failure?: FailureEvent | undefined;
};

const isWaiting = ({ state }: CardOrderAnswer) => state === "waiting";

/** The sender's view of their card. Looked at again while its gift is being paid, and never while nobody looks. */
export function useCardOrder<Answer extends CardOrderAnswer>({ failure, ...order }: Options<Answer>) {
  const { answer, askedBy, problem, ...found } = useOrderAnswer({
    ...order,
    isMoving: isWaiting,
    onAway: (error) => (failure === undefined ? reportError(error) : reportFailure(failure, error)),
  });
  // What was answered before the link was opened says nothing of it.
  const isNoLonger = order.token !== null && order.token === askedBy && answer?.bySender === false;
  const isNews = useIsNews(answer?.state ?? problem ?? "asking");
  return { answer, problem, isNews, isNoLonger, ...found };
}
