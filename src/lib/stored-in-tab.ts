const inMemory = new Map<string, string>();

export function storeInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
}

export function storedInTab(key: string): string | null {
  try {
    return inMemory.get(key) ?? sessionStorage.getItem(key);
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
