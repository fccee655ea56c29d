import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";

/* A phone may unload a tab while its visitor is in the app. Without storage that tab begins again. */

export function keepOrder(order: string): void {
  try {
    sessionStorage.setItem(tabKeys.bankIdOrder, order);
  } catch {
    // Nothing is kept.
  }
}

export function keptOrder(): string | null {
  try {
    return sessionStorage.getItem(tabKeys.bankIdOrder);
  } catch {
    return null;
  }
}

export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(tabKeys.bankIdOrder);
  } catch {
    // Nothing was kept.
  }
}
