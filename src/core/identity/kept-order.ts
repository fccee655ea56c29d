import { signingKeys } from "@hjarta-lunga/contract/signing-storage.ts";

/* A phone may unload a tab while its visitor is in the app. Without storage that tab begins again. */

export function keepOrder(order: string): void {
  try {
    sessionStorage.setItem(signingKeys.bankIdOrder, order);
  } catch {
    // Nothing is kept.
  }
}

export function keptOrder(): string | null {
  try {
    return sessionStorage.getItem(signingKeys.bankIdOrder);
  } catch {
    return null;
  }
}

export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(signingKeys.bankIdOrder);
  } catch {
    // Nothing was kept.
  }
}
