import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { forgetInTab, keepInTab, keptInTab } from "#src/lib/kept-in-tab.ts";

/* A phone may unload a tab while its visitor is in the app. Not encrypted: the key would have to lie beside it. */

export function keepOrder(order: string, page?: string): void {
  keepInTab(tabKeys.bankIdOrder, order);
  if (page !== undefined) keepInTab(tabKeys.bankIdPage, page);
}

export const keptOrder = (): string | null => keptInTab(tabKeys.bankIdOrder);
export const keptPage = (): string | null => (keptOrder() === null ? null : keptInTab(tabKeys.bankIdPage));

export function forgetOrder(): void {
  forgetInTab(tabKeys.bankIdOrder);
  forgetInTab(tabKeys.bankIdPage);
}
