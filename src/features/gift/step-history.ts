import * as routes from "@hjarta-lunga/contract/routes.ts";
import { resumedEntry } from "#src/lib/before-hydration.ts";
import type { ChosenAmount } from "./chosen-amount.ts";
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

/**
 * The amount of now, for a reload where the device keeps nothing else. It says nothing of who gives. Safari refuses
 * when it is asked often: then an earlier amount stays there, and what the device keeps counts before it.
 */
export function markAmount({ preset, own }: ChosenAmount): void {
  try {
    history.replaceState({ ...(history.state as object | null), giftAmount: { preset, own } }, "");
  } catch {
    return;
  }
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

export function amountIn(state: unknown): ChosenAmount | null {
  const amount = (state as { giftAmount?: Partial<Record<keyof ChosenAmount, unknown>> } | null)?.giftAmount;
  const { preset, own } = amount ?? {};
  return (preset === null || typeof preset === "number") && typeof own === "string" ? { preset, own } : null;
}
