import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { emptyOrderDraft, forgetDraft, storeDraft, readStoredDraft } from "#src/core/order/draft/order-draft.ts";
import { textOf } from "#src/core/order/draft/stored.ts";
import { enterStep, markStep, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import { resumedMark } from "#src/lib/before-hydration.ts";

const orderOf = (state: unknown): string | null => (stepIn(state, []) === "order" ? orderIn(state) : null);
const orderStep = (order: string) => ({ orderStep: "order", order, isFirstStep: false });

/** The order that is shown in place of the form: as the URL or the entry of the history says, for a reload or a way back. */
export function useShownOrder(kind: OrderKind) {
  const [order, setOrder] = useState(
    () => new URLSearchParams(window.location.search).get(queryKeys.order) ?? orderOf(history.state),
  );

  const mark = useEffectEvent(() => {
    // What is hidden takes no focus.
    document.documentElement.removeAttribute(resumedMark);
    if (order !== null) markStep(kind, orderStep(order));
  });
  useLayoutEffect(() => mark(), []);

  useEffect(() => {
    const popped = ({ state }: PopStateEvent) => setOrder(orderOf(state));
    window.addEventListener("popstate", popped);
    return () => window.removeEventListener("popstate", popped);
  }, []);

  function showOrder(next: string | null) {
    setOrder(next);
    enterStep(kind, next === null ? { orderStep: "amount", order: null, isFirstStep: true } : orderStep(next));
    window.scrollTo(0, 0);
  }
  return { order, show: (next: string) => showOrder(next), leave: () => showOrder(null) };
}

/* The Swish order that this tab's link has made: the way back to it, while it may be paid. */

const kind = "extra_gift";

export const keepOwnOrder = (order: string): void => storeDraft(kind, { ...emptyOrderDraft, order });
export const ownOrder = (): string | null => textOf(readStoredDraft(kind).order);
export const forgetOwnOrder = (): void => forgetDraft(kind);
