import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";

/* While the visitor is at their bank, this tab keeps what asks how it went. It opens nothing in another browser. */

export const keptLookup = (): string | null => withStorage((storage) => storage.getItem(tabKeys.accountLookup));

export const keepLookup = (token: string): void =>
  void withStorage((storage) => storage.setItem(tabKeys.accountLookup, token));

export const forgetLookup = (): void => void withStorage((storage) => storage.removeItem(tabKeys.accountLookup));

/** A browser may refuse to keep anything: then the visitor writes the account. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}
