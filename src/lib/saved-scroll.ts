/* How far down a page was looked at: as Gatsby has kept it in this tab, by path and entry of the history. */

const keyOf = (path: string, state: unknown) =>
  `@@scroll|${path}|${(state as { key?: string } | null)?.key ?? "initial"}`;

export function savedScroll(path: string, state: unknown): number {
  try {
    return Number(sessionStorage.getItem(keyOf(path, state)) ?? 0);
  } catch {
    return 0;
  }
}

/** Before Gatsby leads there again. */
export function forgetSavedScroll(path: string, state: unknown): void {
  try {
    sessionStorage.removeItem(keyOf(path, state));
  } catch {
    return;
  }
}
