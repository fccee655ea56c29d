import { scrollSetupDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { routeUpdate } from "#src/lib/route-update.ts";

const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Gatsby restores the scroll position at once, before late content gives the page its height. */
export function followWaysBack(): void {
  let back: { path: string; to: number } | undefined;
  window.addEventListener("popstate", ({ state }) => {
    const path = window.location.pathname;
    back = { path, to: savedPosition(path, (state as { key?: string } | null)?.key ?? "initial") };
  });
  window.addEventListener(routeUpdate, () => {
    const wanted = back;
    back = undefined;
    if (wanted?.path !== window.location.pathname) return;
    const timer = setTimeout(() => {
      forget();
      if (Math.abs(window.scrollY - wanted.to) > 1) window.scrollTo(0, wanted.to);
    }, scrollSetupDelayMs);
    const forget = () => {
      clearTimeout(timer);
      for (const move of ownMoves) window.removeEventListener(move, forget);
    };
    for (const move of ownMoves) window.addEventListener(move, forget, { passive: true });
  });
}

function savedPosition(path: string, key: string): number {
  try {
    return Number(sessionStorage.getItem(`@@scroll|${path}|${key}`) ?? 0);
  } catch {
    return 0;
  }
}
