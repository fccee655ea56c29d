/** Where a browser refuses to keep anything, for as long as the page is open. */
const inMemory = new Map<string, string>();

/** What a link carried, for a reload: gone with the tab. */
export function keepInTab(key: string, secret: string): void {
  inMemory.set(key, secret);
  try {
    sessionStorage.setItem(key, secret);
  } catch {
    // It is still in memory.
  }
}

export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

export function forgetInTab(key: string): void {
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}
