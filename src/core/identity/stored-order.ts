import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { forgetInTab, storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";

/* A phone may unload a tab while its visitor is in the app. Not encrypted: the key would have to lie beside it. */

export function storeOrder(order: string, page?: string): void {
  storeInTab(tabKeys.bankIdOrder, order);
  if (page !== undefined) storeInTab(tabKeys.bankIdPage, page);
}

export const storedOrder = (): string | null => storedInTab(tabKeys.bankIdOrder);
export const storedPage = (): string | null => (storedOrder() === null ? null : storedInTab(tabKeys.bankIdPage));

export function forgetOrder(): void {
  forgetInTab(tabKeys.bankIdOrder);
  forgetInTab(tabKeys.bankIdPage);
}
