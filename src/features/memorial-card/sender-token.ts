import { senderTokenKey } from "@hjarta-lunga/contract/cookies.ts";

/** Where a browser refuses to keep anything, for as long as the page is open. */
const inMemory = new Map<string, string>();

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
    keep(key, decoded(hash.slice(1)));
  }
  return read(key);
}

/** It is no longer good. */
export function dropSenderToken(orderReference: string): void {
  const key = senderTokenKey(orderReference);
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}

function keep(key: string, token: string): void {
  inMemory.set(key, token);
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // It is still in memory.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** A mail program may have changed a letter: what cannot be read is no token. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
