import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { amountOf, emptyDraft, readDraft, type GiftDraft } from "./gift-draft.ts";
import { isGivable, type GivenProduct } from "./gift-product.ts";
import type { Journey } from "./journey.ts";
import { orderIn, stepIn } from "./step-history.ts";

type Place = { search: string; state: unknown };

/** What was asked for by the address: the journey to begin or to take up again, or another page. */
export function arrive({ search, state }: Place, product: GivenProduct): Journey | { elsewhere: string } {
  const query = new URLSearchParams(search);
  const draft = readDraft(emptyDraft(product));
  const order = query.get(queryKeys.order) ?? (stepIn(state) === "order" ? orderIn(state) : null);
  if (order !== null) return { step: "order", draft, order, isPaid: false };

  const step = stepIn(state);
  // A reload, or a way back: what was written since counts, not how it once began.
  if (step !== null) {
    const canGoOn = step === "donor" && amountOf(draft) !== undefined;
    return { step: canGoOn ? "donor" : "amount", draft, order: null, isPaid: false };
  }

  // The own amount comes under a name of its own from a form that was sent without script.
  const own = query.get(`${queryKeys.amount}-eget`) ?? "";
  const written = own.trim() === "" ? (query.get(queryKeys.amount) ?? "") : own;
  if (query.get(queryKeys.type) === "monthly_gift") return { elsewhere: monthlyAddress(written) };
  const method = query.get(queryKeys.payWith) === "kort" ? "card" : draft.method;
  const arrived = { ...draft, ...asChosen(written, product), method };
  const goesOn = query.has(queryKeys.goOn) && isGivable(amountOf({ preset: null, own: written }), product);
  return { step: goesOn ? "donor" : "amount", draft: arrived, order: null, isPaid: false };
}

/** An amount that is not among the presets is the visitor's own. What cannot be read is left as it was. */
function asChosen(written: string, { presets }: GivenProduct): Partial<GiftDraft> {
  const amount = amountOf({ preset: null, own: written });
  if (amount === undefined) return {};
  return presets.includes(amount) ? { preset: amount, own: "" } : { preset: null, own: written.replace(".", ",") };
}

/** Keeps the amount. */
export function monthlyAddress(written: string): string {
  const amount = amountOf({ preset: null, own: written });
  return amount === undefined
    ? routes.monthlyGift.href()
    : `${routes.monthlyGift.href()}?${queryKeys.amount}=${amount}`;
}
