/** How far down this page was looked at, before Gatsby leads there again: it keeps that in the tab, by path and entry. */
export function forgetScroll(state: unknown): void {
  const { key = "initial" } = (state ?? {}) as { key?: string };
  try {
    sessionStorage.removeItem(`@@scroll|${window.location.pathname}|${key}`);
  } catch {
    return;
  }
}
