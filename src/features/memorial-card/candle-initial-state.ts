import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { amountIn, writtenIn } from "#src/core/order/amount/amount-in-url.ts";
import { asChosen } from "#src/core/order/amount/chosen-amount.ts";
import { isRecord } from "#src/core/order/draft/stored.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import type { Place } from "#src/core/order/steps/use-order-journey.ts";
import { readDraft, type CandleDraft } from "./candle-draft.ts";
import type { CandleMachine, CandleProduct, CandleProgress } from "./candle-machine.ts";

/** What was asked for by the URL: the candle to begin or to take up again. */
export function initialState({ search, state }: Place, product: CandleProduct, machine: CandleMachine): CandleProgress {
  const query = new URLSearchParams(search);
  const step = stepIn(state, machine.steps);
  const { beginning } = machine;
  // Where the device keeps nothing, the entry of the history has what was chosen.
  const draft = readDraft({ ...beginning.draft, ...(step === null ? {} : giftIn(choiceIn(state))) }, product.presets);
  const order = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (order !== null) return machine.withOrder({ ...beginning, draft }, order);
  if (step !== null) return machine.atStep({ ...beginning, draft }, step === "order" ? machine.last : step);

  const written = writtenIn(query, product.preselected);
  if (written === null) return { ...beginning, draft };
  // Who comes with an amount has chosen to give. Whether it can be given is asked where it stands.
  return { ...beginning, draft: { ...draft, withGift: true, ...asChosen(written, product.presets) } };
}

function giftIn(choice: unknown): Partial<CandleDraft> {
  const withGift = isRecord(choice) && choice.withGift === true;
  return { withGift, ...amountIn(choice) };
}
