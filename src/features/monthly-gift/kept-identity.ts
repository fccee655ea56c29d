import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { forgetInTab, keepInTab, keptInTab } from "#src/lib/kept-in-tab.ts";

/* A reload, or the way to one's bank and back, takes the page away. The token is good for minutes, in this browser alone. */

export const keptIdentity = (): string | null => keptInTab(tabKeys.mandateIdentity);
export const keepIdentity = (token: string): void => keepInTab(tabKeys.mandateIdentity, token);
export const forgetIdentity = (): void => forgetInTab(tabKeys.mandateIdentity);
