import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { forgetInTab, storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";

/* While the visitor is at their bank, this tab keeps what asks how it went. It opens nothing in another browser. */

export const storedLookup = (): string | null => storedInTab(tabKeys.accountLookup);
export const storeLookup = (token: string): void => storeInTab(tabKeys.accountLookup, token);
export const forgetLookup = (): void => forgetInTab(tabKeys.accountLookup);
