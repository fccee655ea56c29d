import { routeUpdate } from "#src/lib/route-update.ts";
import { onConsentChange, trackingAllowed } from "../consent-choice.ts";
import type { PageView } from "./tracking.ts";

/** Bare cards are drawn for print and review: nobody visits them. */
const isBare = ({ url }: PageView): boolean => new URL(url).pathname.startsWith("/_internal");

/** Keeps in memory which page is looked at. With consent to both categories, what tells it is loaded and takes over. */
export function followVisit(): () => void {
  let untold = viewsSoFar();
  let stopTelling: (() => void) | undefined;
  let loading = false;
  const following = new AbortController();
  const stopListening = onConsentChange(tellWhenAllowed);
  window.addEventListener(routeUpdate, routeChanged, { signal: following.signal });
  tellWhenAllowed();

  function tellWhenAllowed(): void {
    const last = untold.at(-1);
    if (loading || last === undefined || isBare(last) || !trackingAllowed()) return;
    loading = true;
    import("./tracking.ts").then(takeOver, () => {
      // The network is away. The next page tries again.
      loading = false;
    });
  }

  function takeOver({ startTracking }: typeof import("./tracking.ts")): void {
    if (following.signal.aborted) return;
    stopFollowing();
    stopTelling = startTracking(untold);
  }

  function routeChanged(): void {
    const last = untold.at(-1);
    if (last !== undefined && new URL(last.url).pathname === window.location.pathname) return;
    const next = { url: window.location.href, referrer: last?.url ?? "", startedAtMs: Date.now() };
    untold = trackingAllowed() ? [...untold, next] : [next];
    tellWhenAllowed();
  }

  function stopFollowing(): void {
    stopListening();
    following.abort();
  }

  return () => {
    stopFollowing();
    stopTelling?.();
  };
}

/** Who is quick has left the page they came to before this is loaded. */
function viewsSoFar(): PageView[] {
  const landing = performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
  const first: PageView = { url: landing, referrer: document.referrer, startedAtMs: performance.timeOrigin };
  if (new URL(landing).pathname === window.location.pathname) return [{ ...first, url: window.location.href }];
  const now = { url: window.location.href, referrer: landing, startedAtMs: Date.now() };
  return trackingAllowed() ? [{ ...first, startedAtMs: null }, now] : [now];
}
