import { senderTokenKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { forgetInTab, storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";

/**
 * The token of the link in the sender's mail. It is taken out of the URL before anything else may read it there, and kept
 * for this tab.
 */
export function takeSenderToken(orderReference: string): string | null {
  const { hash, pathname, search } = window.location;
  const key = senderTokenKey(orderReference);
  // The ways past the menu lead to places in the page.
  if (hash.length > 1 && document.getElementById(hash.slice(1)) === null) {
    window.history.replaceState(window.history.state, "", pathname + search);
    storeInTab(key, decoded(hash.slice(1)));
  }
  return storedInTab(key);
}

/** Of a card that was made in this tab, about which no mail goes. */
export const keepSenderToken = (orderReference: string, token: string): void =>
  storeInTab(senderTokenKey(orderReference), token);

export const dropSenderToken = (orderReference: string): void => forgetInTab(senderTokenKey(orderReference));

/** A mail program may have changed a letter: what cannot be read is no token. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
