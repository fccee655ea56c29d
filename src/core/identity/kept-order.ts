import { sessionKeys } from "@hjarta-lunga/contract/cookies.ts";

/* A phone may unload a tab while its visitor is in the app. Without storage that tab begins again. */

export function keepOrder(order: string): void {
  try {
    sessionStorage.setItem(sessionKeys.bankIdOrder, order);
  } catch {
    // Nothing is kept.
  }
}

export function keptOrder(): string | null {
  try {
    return sessionStorage.getItem(sessionKeys.bankIdOrder);
  } catch {
    return null;
  }
}

export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(sessionKeys.bankIdOrder);
  } catch {
    // Nothing was kept.
  }
}
