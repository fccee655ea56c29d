import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { amountFault, asChosen, nothingChosen } from "./chosen-amount.ts";
import { emptyDraft, readDraft } from "./gift-draft.ts";
import type { GivenProduct } from "./gift-product.ts";
import { askAmount, begin, withOrder, type Journey } from "./journey.ts";
import { monthlyAddress } from "./monthly-address.ts";
import { amountIn, orderIn, stepIn } from "./step-history.ts";

type Place = { search: string; state: unknown };

/** What was asked for by the address: the journey to begin or to take up again, or another page. */
export function initialState({ search, state }: Place, product: GivenProduct): Journey | { elsewhere: string } {
  const query = new URLSearchParams(search);
  const step = stepIn(state);
  const empty = emptyDraft(product);
  // A reload, or a way back: what was written since counts, not how it once began. Where the device keeps nothing, the
  // entry has the amount.
  const draft = readDraft(step === null ? empty : { ...empty, ...(amountIn(state) ?? nothingChosen) }, product.presets);
  const journey = { ...begin(product), draft };
  const order = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (order !== null) return withOrder(journey, order);
  if (step !== null) return withAmount(journey, step === "donor");

  const written = writtenIn(query, product);
  if (query.get(queryKeys.type) === "monthly_gift") return { elsewhere: monthlyAddress(written ?? "") };
  const method = query.get(queryKeys.payWith) === "kort" ? "card" : draft.method;
  const asked = { ...draft, ...(written === null ? {} : asChosen(written, product.presets)), method };
  return withAmount({ ...journey, draft: asked }, query.has(queryKeys.goOn));
}

function withAmount(journey: Journey, goesOn: boolean): Journey {
  const fault = amountFault(journey.draft, journey.limits);
  if (fault !== null) return askAmount(journey, fault);
  return { ...journey, step: goesOn ? "donor" : "amount" };
}

/**
 * The amount that the address asks for. A form that was sent without script has the own amount under a name of its own,
 * beside the preset that the page was built with. Of several amounts none is chosen here: together they cannot be read.
 */
function writtenIn(query: URLSearchParams, { preselected }: GivenProduct): string | null {
  const all = (key: string) => query.getAll(key).filter((value) => value.trim() !== "");
  const own = all(`${queryKeys.amount}-eget`);
  const presets = all(queryKeys.amount).filter((preset) => own.length === 0 || preset !== String(preselected));
  const written = [...new Set([...presets, ...own])];
  return written.length === 0 ? null : written.join(" / ");
}
