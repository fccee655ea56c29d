import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { isRecord } from "#src/core/order/draft/stored.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import type { Place } from "#src/core/order/steps/use-order-journey.ts";
import { readDraft, wantedIn, type ArticleDraft } from "./article-draft.ts";
import type { ArticleMachine, ArticleProgress } from "./article-machine.ts";
import type { ArticleOffer } from "./basket.ts";

/** What was asked for by the URL: an article by itself, an order to take up again, or the whole list. */
export function initialState(
  { search, state }: Place,
  { articles }: ArticleOffer,
  machine: ArticleMachine,
): ArticleProgress {
  const query = new URLSearchParams(search);
  const step = stepIn(state, machine.steps);
  const { beginning } = machine;
  const begin = (draft: ArticleDraft): ArticleProgress => ({ ...beginning, draft });
  // Where the device keeps nothing, the entry of the history has what was chosen.
  const draft = readDraft(step === null ? beginning.draft : { ...beginning.draft, wanted: wantedBefore(state) });
  const order = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (order !== null) return machine.withOrder(begin(draft), order);
  if (step !== null) return machine.atStep(begin(draft), step === "order" ? machine.last : step);

  const single = query.get(queryKeys.article);
  if (single === null && query.has(queryKeys.goOn)) return machine.atStep(begin(draft), machine.last);
  const all = { ...draft, single: null, wanted: isOfLinkAlone(draft) ? {} : draft.wanted };
  if (single === null) return begin(all);
  if (!articles.some(({ articleNumber }) => articleNumber === single)) return { ...begin(all), problem: "notThere" };
  const wanted = { ...all.wanted, [single]: draft.wanted[single] ?? 1 };
  // What was chosen before is seen beside it.
  return begin({ ...draft, wanted, single: Object.keys(wanted).length === 1 ? single : null });
}

/** Nobody chose it but the link that led to it: it is not ordered along with something else. */
const isOfLinkAlone = ({ single, wanted, order }: ArticleDraft): boolean =>
  single !== null && order === null && Object.keys(wanted).length === 1 && wanted[single] === 1;

function wantedBefore(state: unknown): Record<string, number> {
  const choice = choiceIn(state);
  return isRecord(choice) ? wantedIn(choice.wanted) : {};
}
