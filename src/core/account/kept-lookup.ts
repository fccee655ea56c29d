import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { forgetInTab, keepInTab, keptInTab } from "#src/lib/kept-in-tab.ts";

/* While the visitor is at their bank, this tab keeps what asks how it went. It opens nothing in another browser. */

export const keptLookup = (): string | null => keptInTab(tabKeys.accountLookup);
export const keepLookup = (token: string): void => keepInTab(tabKeys.accountLookup, token);
export const forgetLookup = (): void => forgetInTab(tabKeys.accountLookup);
