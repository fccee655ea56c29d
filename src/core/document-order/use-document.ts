import { useOrderAnswer } from "#src/core/order-page/use-order-answer.ts";
import { useIsNews } from "#src/core/use-is-news.ts";

const isOnItsWay = ({ state }: { state: string }) => state === "unpaid" || state === "waiting";

/** The document of an order as the API knows it. Looked at again while it is on its way, and never while nobody looks. */
export function useDocument<Answer extends { state: string }>(
  fetchDocument: (order: string) => Promise<Answer>,
  order: string,
) {
  const { answer, problem, take, lookAgain } = useOrderAnswer({
    order,
    fetchOrder: fetchDocument,
    isMoving: isOnItsWay,
  });
  const isNews = useIsNews(answer === null ? (problem ?? "asking") : "known");
  return { answer, problem, isNews, take, lookAgain };
}
