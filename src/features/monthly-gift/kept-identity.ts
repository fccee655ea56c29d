import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";

/* A reload, or the way to one's bank and back, takes the page away. The token is good for minutes, in this browser alone. */

export const keptIdentity = (): string | null => withStorage((storage) => storage.getItem(tabKeys.mandateIdentity));

export const keepIdentity = (token: string): void =>
  void withStorage((storage) => storage.setItem(tabKeys.mandateIdentity, token));

export const forgetIdentity = (): void => void withStorage((storage) => storage.removeItem(tabKeys.mandateIdentity));

/** Where nothing can be kept, the visitor identifies again. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}
