import * as routes from "@hjarta-lunga/contract/routes.ts";
import { resumedEntry } from "#src/lib/early.ts";
import type { Step } from "./journey.ts";

/*
 * Gatsby's navigate would count a page view and scroll for each step: the steps are entries of one page. What Gatsby
 * keeps in an entry stays in it.
 */
const entryOf = (giftStep: Step, giftOrder: string | null): object => ({
  ...(history.state as object | null),
  giftStep,
  giftOrder,
  // The page is built with the first step.
  [resumedEntry]: giftStep !== "amount",
});

/**
 * Where the visitor is now. An order is kept in the entry, not in its address: whoever holds it sees the order, and what
 * counts visits reads addresses.
 */
export function markStep(step: Step, order: string | null): void {
  history.replaceState(entryOf(step, order), "", order === null ? undefined : routes.gift.href());
}

export function enterStep(step: Step, order: string | null): void {
  history.pushState(entryOf(step, order), "", routes.gift.href());
}

export function stepIn(state: unknown): Step | null {
  const step = (state as { giftStep?: unknown } | null)?.giftStep;
  return step === "amount" || step === "donor" || step === "order" ? step : null;
}

/** Of a reload, a duplicated tab, or a way back. */
export function orderIn(state: unknown): string | null {
  const order = (state as { giftOrder?: unknown } | null)?.giftOrder;
  return typeof order === "string" ? order : null;
}
