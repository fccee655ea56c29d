import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { amountIn, writtenIn } from "#src/core/order/amount/amount-in-url.ts";
import { asChosen } from "#src/core/order/amount/chosen-amount.ts";
import { isRecord } from "#src/core/order/draft/stored.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import type { Place } from "#src/core/order/steps/use-order-journey.ts";
import { codeIn } from "./design-in-url.ts";
import { designOf, type Design } from "./designs.ts";
import { readDraft, type GreetingDraft } from "./greeting-draft.ts";
import type { GreetingMachine, GreetingProduct, GreetingProgress } from "./greeting-machine.ts";

type Journey = {
  product: GreetingProduct;
  machine: GreetingMachine;
  /** Those of today. */
  designs: readonly Design[];
};

/** What was asked for by the URL: the wall, a card of it, or what was begun. */
export function initialState({ search, state }: Place, { product, machine, designs }: Journey): GreetingProgress {
  const query = new URLSearchParams(search);
  const step = stepIn(state, machine.steps);
  const { beginning } = machine;
  // Where the device keeps nothing, the entry of the history has what was chosen.
  const draft = readDraft({ ...beginning.draft, ...(step === null ? {} : chosenIn(choiceIn(state))) }, product.presets);
  const order = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (order !== null) return machine.withOrder({ ...beginning, draft }, order);
  if (step !== null) return machine.atStep({ ...beginning, draft }, step === "order" ? machine.last : step);

  const written = writtenIn(query, product.preselected);
  const withAmount = { ...draft, ...(written === null ? {} : asChosen(written, product.presets)) };
  const now = { ...beginning, draft: withAmount };
  const asked = query.get(queryKeys.card);
  if (asked === null) return now;
  const code = codeIn(asked);
  if (designOf(designs, code) === undefined) return machine.askChoice(now, "notOffered");
  return { ...now, draft: { ...withAmount, code }, step: "card" };
}

function chosenIn(choice: unknown): Partial<GreetingDraft> {
  const code = codeIn(isRecord(choice) ? choice.code : null);
  return { ...amountIn(choice), ...(code !== null && { code }) };
}
