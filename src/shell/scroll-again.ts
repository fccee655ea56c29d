import { scrollSetupDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { routeUpdate } from "#src/lib/route-update.ts";

const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Gatsby restores the scroll position at once, before late content gives the page its height. */
export function followWaysBack(): void {
  let back: string | undefined;
  window.addEventListener("popstate", () => {
    back = window.location.pathname;
  });
  window.addEventListener(routeUpdate, () => {
    const isBack = back === window.location.pathname;
    back = undefined;
    if (!isBack) return;
    // Of the page that is shown: a journey has forgotten its position by now.
    const to = savedPosition();
    const timer = setTimeout(() => {
      forget();
      if (Math.abs(window.scrollY - to) > 1) window.scrollTo(0, to);
    }, scrollSetupDelayMs);
    const forget = () => {
      clearTimeout(timer);
      for (const move of ownMoves) window.removeEventListener(move, forget);
    };
    for (const move of ownMoves) window.addEventListener(move, forget, { passive: true });
  });
}

function savedPosition(): number {
  const { key = "initial" } = (history.state ?? {}) as { key?: string };
  try {
    return Number(sessionStorage.getItem(`@@scroll|${window.location.pathname}|${key}`) ?? 0);
  } catch {
    return 0;
  }
}
