import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";

/** Keeps the amount, as it was written where it cannot be read, and the press that goes on with it. */
export function monthlyHref(written: string, goesOn = false): string {
  if (written.trim() === "") return routes.monthlyGift.href();
  const amount = String(amountOf({ preset: null, own: written }) ?? written);
  const query = new URLSearchParams({ [queryKeys.amount]: amount, ...(goesOn && { [queryKeys.goOn]: "1" }) });
  return `${routes.monthlyGift.href()}?${query}`;
}
