import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { methodFrom } from "#src/core/order/draft/begun-elsewhere.ts";
import { amountIn, writtenIn } from "#src/core/order/amount/amount-in-url.ts";
import { amountFault, asChosen, nothingChosen } from "#src/core/order/amount/chosen-amount.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import type { Place } from "#src/core/order/steps/use-order-journey.ts";
import { readDraft } from "./memorial-draft.ts";
import type { MemorialMachine, MemorialProduct, MemorialProgress } from "./memorial-machine.ts";

/** What was asked for by the URL: the memorial gift to begin or to take up again. */
export function initialState(
  { search, state }: Place,
  product: MemorialProduct,
  machine: MemorialMachine,
): MemorialProgress {
  const query = new URLSearchParams(search);
  const step = stepIn(state, machine.steps);
  const { beginning } = machine;
  const empty = beginning.draft;
  // Where the device keeps nothing, the entry of the history has the amount.
  const draft = readDraft(
    step === null ? empty : { ...empty, ...(amountIn(choiceIn(state)) ?? nothingChosen) },
    product.presets,
  );
  const order = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (order !== null) return machine.withOrder({ ...beginning, draft }, order);
  if (step !== null) return machine.atStep({ ...beginning, draft }, step === "order" ? machine.last : step);

  const written = writtenIn(query, product.preselected);
  const asked = {
    ...draft,
    ...(written === null ? {} : asChosen(written, product.presets)),
    ...methodFrom(query, state),
  };
  const now: MemorialProgress = { ...beginning, draft: asked };
  // An amount that cannot be is asked for at once. Of the rest nothing is a fault before the visitor has tried to go on.
  const fault = amountFault(asked, product);
  return fault === null ? now : machine.askChoice(now, fault);
}
