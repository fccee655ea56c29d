import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";

export const keptLookup = (): string | null => withStorage((storage) => storage.getItem(tabKeys.accountLookup));

export const keepLookup = (token: string): void =>
  void withStorage((storage) => storage.setItem(tabKeys.accountLookup, token));

export const forgetLookup = (): void => void withStorage((storage) => storage.removeItem(tabKeys.accountLookup));

function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}
