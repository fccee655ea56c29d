import { createOrderMachine, type Progress } from "#src/core/order/draft/progress.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { emptyDraft, type ArticleDraft } from "./article-draft.ts";
import { basketOf, faultOfBasket, type ArticleOffer, type BasketFault } from "./basket.ts";

export const kind = "article_order";

type Step = "choose" | "recipient";

export const stepNames = {
  choose: "article.step.choose",
  recipient: "article.step.recipient",
  order: "article.step.order",
} as const satisfies StepNames<Step | "order">;

/** `changed`: editors or other visitors have changed what can be had after the page was built. */
export type ArticleProblem = BasketFault | "changed" | "notThere";

export type ArticleProgress = Progress<Step, ArticleDraft, ArticleProblem>;

export const createArticleMachine = (offer: ArticleOffer) =>
  createOrderMachine<Step, ArticleDraft, ArticleProblem>({
    steps: ["choose", "recipient"],
    empty: emptyDraft,
    // All of it stands on the parcel: what has changed since is not paid by going forward.
    choiceOf: ({ wanted, recipient }) => JSON.stringify([Object.entries(wanted).sort(), recipient]),
    faultOf: (draft) => faultOfBasket(basketOf(draft, offer)),
  });
export type ArticleMachine = ReturnType<typeof createArticleMachine>;
