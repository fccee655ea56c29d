import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { amountIn, writtenIn } from "#src/core/order/amount/amount-in-url.ts";
import { goesOnFrom, methodFrom } from "#src/core/order/draft/begun-elsewhere.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import type { Place } from "#src/core/order/steps/use-order-journey.ts";
import { amountFault, asChosen, nothingChosen } from "#src/core/order/amount/chosen-amount.ts";
import { readDraft } from "./gift-draft.ts";
import type { GiftMachine, GiftProgress } from "./gift-machine.ts";
import type { GivenProduct } from "./gift-product.ts";
import { monthlyHref } from "./monthly-href.ts";

/** What was asked for by the URL: the gift to begin or to take up again, or another page. */
export function initialState(
  { search, state }: Place,
  product: GivenProduct,
  machine: GiftMachine,
): GiftProgress | { elsewhere: string } {
  const query = new URLSearchParams(search);
  const step = stepIn(state, machine.steps);
  const { beginning } = machine;
  const empty = beginning.draft;
  // A reload, or a way back: what was written since counts, not how it once began. Where the device keeps nothing, the
  // entry has the amount.
  const draft = readDraft(
    step === null ? empty : { ...empty, ...(amountIn(choiceIn(state)) ?? nothingChosen) },
    product.presets,
  );
  const order = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (order !== null) return machine.withOrder({ ...beginning, draft }, order);
  if (step !== null) return withAmount({ ...beginning, draft }, step === "donor");

  const written = writtenIn(query, product.preselected);
  if (query.get(queryKeys.type) === "monthly_gift") return { elsewhere: monthlyHref(written ?? "") };
  const asked = {
    ...draft,
    ...(written === null ? {} : asChosen(written, product.presets)),
    ...methodFrom(query, state),
  };
  return withAmount({ ...beginning, draft: asked }, goesOnFrom(query, state));

  /** An amount that cannot be is asked for at once. */
  function withAmount(now: GiftProgress, goesOn: boolean): GiftProgress {
    const fault = amountFault(now.draft, product);
    if (fault !== null) return machine.askChoice(now, fault);
    return { ...now, step: goesOn ? "donor" : "amount" };
  }
}
