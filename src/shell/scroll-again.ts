import { scrollSetupDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { savedScroll } from "#src/lib/saved-scroll.ts";

const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Gatsby leads the visitor back to where they were as soon as a page is there; what comes a moment later may still give
 * it its height. Then it is looked at once more, unless they have moved by themselves.
 */
export function followWaysBack(): void {
  let back: { path: string; to: number } | undefined;
  window.addEventListener("popstate", ({ state }) => {
    const path = window.location.pathname;
    back = { path, to: savedScroll(path, state) };
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
