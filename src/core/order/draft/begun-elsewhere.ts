import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { isRecord } from "#src/lib/is-record.ts";

export const begun = (method?: PaymentMethod) => ({ goesOn: true, payBy: method });

/** Whether the visitor has pressed on another page. A URL does not say so: it is prefetched, crawled, sent and opened again. */
export const isPressed = (state: unknown): boolean => isRecord(state) && state.goesOn === true;

/** The same, or here before script was awake. */
export const goesOnFrom = (query: URLSearchParams, state: unknown): boolean =>
  query.has(queryKeys.goOn) || isPressed(state);

export function methodFrom(
  query: URLSearchParams,
  state: unknown,
): { method: PaymentMethod; isMethodChosen: true } | undefined {
  if (query.get(queryKeys.payWith) === "kort") return { method: "card", isMethodChosen: true };
  if (isRecord(state) && state.payBy === "swishDirect") return { method: "swishDirect", isMethodChosen: true };
  return undefined;
}
