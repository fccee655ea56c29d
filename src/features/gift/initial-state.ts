import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { isRecord } from "#src/core/order/kept.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/step-history.ts";
import type { Place } from "#src/core/order/use-order-journey.ts";
import { amountFault, asChosen, nothingChosen, type ChosenAmount } from "./chosen-amount.ts";
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

  const written = writtenIn(query, product);
  if (query.get(queryKeys.type) === "monthly_gift") return { elsewhere: monthlyHref(written ?? "") };
  const method = query.get(queryKeys.payWith) === "kort" ? "card" : draft.method;
  const asked = { ...draft, ...(written === null ? {} : asChosen(written, product.presets)), method };
  return withAmount({ ...beginning, draft: asked }, query.has(queryKeys.goOn));

  /** An amount that cannot be is asked for at once. */
  function withAmount(now: GiftProgress, goesOn: boolean): GiftProgress {
    const fault = amountFault(now.draft, product);
    if (fault !== null) return machine.askChoice(now, fault);
    return { ...now, step: goesOn ? "donor" : "amount" };
  }
}

function amountIn(choice: unknown): ChosenAmount | null {
  const { preset, own } = isRecord(choice) ? choice : {};
  return (preset === null || typeof preset === "number") && typeof own === "string" ? { preset, own } : null;
}

/**
 * The amount that the URL asks for. A form that was sent without script has the own amount under a name of its own,
 * beside the preset that the page was built with. Of several amounts none is chosen here: together they cannot be read.
 */
function writtenIn(query: URLSearchParams, { preselected }: GivenProduct): string | null {
  const all = (key: string) => query.getAll(key).filter((value) => value.trim() !== "");
  const own = all(`${queryKeys.amount}-eget`);
  const presets = all(queryKeys.amount).filter((preset) => own.length === 0 || preset !== String(preselected));
  const written = [...new Set([...presets, ...own])];
  return written.length === 0 ? null : written.join(" / ");
}
