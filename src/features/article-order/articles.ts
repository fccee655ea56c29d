import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { sanitiseStored, textOf } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { emptyDraft, numbersIn, type ArticleDraft } from "./article-draft.ts";
import { basketOf, faultOfBasket, type ArticleOffer, type BasketFault } from "./basket.ts";

export const kind = "article_order";

type Step = "choose" | "recipient";
/** What costs nothing is done where anything else is paid. */
export const stepNamesOf = (isFree: boolean): StepNames<Step | "order"> => ({
  choose: "article.step.choose",
  recipient: "article.step.recipient",
  order: isFree ? "article.step.order" : "article.step.pay",
});

/** `changed`: editors or other visitors have changed what can be had after the page was built. */
export type ArticleProblem = BasketFault | "changed" | "notThere";

export const articleOrder = defineJourney<ArticleOffer, Step, ArticleDraft, ArticleProblem, typeof kind>({
  kind,
  steps: ["choose", "recipient"],
  empty: () => emptyDraft,
  read: (kept, empty) => ({
    ...sanitiseStored(kept, empty),
    wanted: numbersIn(kept.wanted, 1),
    prices: numbersIn(kept.prices, 0),
    single: textOf(kept.single),
  }),
  keepable: (draft) => draft,
  inEntry: ({ wanted }) => ({ wanted }),
  // All of it stands on the parcel: what has changed since is not paid by going forward.
  choiceOf: ({ wanted, recipient }) => JSON.stringify([Object.entries(wanted).sort(), recipient]),
  faultOf: (draft, offer) => faultOfBasket(basketOf(draft, offer)),
  begin({ query, now, machine }, offer) {
    const { draft } = now;
    const single = query.get(queryKeys.article);
    if (single === null && query.has(queryKeys.goOn)) return machine.atStep(now, machine.last);
    const all = { ...draft, single: null, wanted: isOfLinkAlone(draft) ? {} : draft.wanted };
    if (single === null) return { ...now, draft: all };
    if (!offer.articles.some(({ articleNumber }) => articleNumber === single))
      return { ...now, draft: all, problem: "notThere" };
    const wanted = { ...all.wanted, [single]: draft.wanted[single] ?? 1 };
    return { ...now, draft: { ...draft, wanted, single: Object.keys(wanted).length === 1 ? single : null } };
  },
});

/** Nobody chose it but the link that led to it: it is not ordered along with something else. */
const isOfLinkAlone = ({ single, wanted, order }: ArticleDraft): boolean =>
  single !== null && order === null && Object.keys(wanted).length === 1 && wanted[single] === 1;
