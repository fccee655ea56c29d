import { useLayoutEffect } from "react";

/** A screen is seen from its heading, also by a reload or a way back: what comes a moment later moves nothing that is seen. */
export function useSeenFromTop(): void {
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    forgetScroll(history.state);
    return () => {
      history.scrollRestoration = "auto";
    };
  }, []);
}

/** How far down this page was looked at, before Gatsby leads there again: it keeps that in the tab, by path and entry. */
export function forgetScroll(state: unknown): void {
  const { key = "initial" } = (state ?? {}) as { key?: string };
  try {
    sessionStorage.removeItem(`@@scroll|${window.location.pathname}|${key}`);
  } catch {
    return;
  }
}
