import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";

/* A phone may unload a tab while its visitor is in the app. Not encrypted: the key would have to lie beside it. */

export const keepOrder = (order: string, page?: string): void =>
  void withStorage((storage) => {
    storage.setItem(tabKeys.bankIdOrder, order);
    if (page !== undefined) storage.setItem(tabKeys.bankIdPage, page);
  });

export const keptOrder = (): string | null => withStorage((storage) => storage.getItem(tabKeys.bankIdOrder));

export const keptPage = (): string | null =>
  keptOrder() === null ? null : withStorage((storage) => storage.getItem(tabKeys.bankIdPage));

export const forgetOrder = (): void =>
  void withStorage((storage) => {
    storage.removeItem(tabKeys.bankIdOrder);
    storage.removeItem(tabKeys.bankIdPage);
  });

function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}
