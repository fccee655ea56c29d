import * as routes from "contract/routes.ts";
import type { Step } from "./journey.ts";

/*
 * Gatsby's navigate would count a page view and scroll for each step: the steps are entries of one page. What Gatsby
 * keeps in an entry stays in it.
 */
const entryOf = (giftStep: Step): object => ({ ...(history.state as object | null), giftStep });

export function markStep(step: Step): void {
  history.replaceState(entryOf(step), "");
}

export function enterStep(step: Step, address: string = routes.gift.href()): void {
  history.pushState(entryOf(step), "", address);
}

export function stepIn(state: unknown): Step | null {
  const step = (state as { giftStep?: unknown } | null)?.giftStep;
  return step === "amount" || step === "donor" || step === "order" ? step : null;
}
