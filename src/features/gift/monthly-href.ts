import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";

/** Keeps the amount, as it was written where it cannot be read. */
export function monthlyHref(written: string): string {
  if (written.trim() === "") return routes.monthlyGift.href();
  const amount = String(amountOf({ preset: null, own: written }) ?? written);
  return `${routes.monthlyGift.href()}?${new URLSearchParams({ [queryKeys.amount]: amount })}`;
}
