import { privatePaths } from "@hjarta-lunga/contract/private-paths.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { whenIdle } from "#src/lib/when-idle.ts";

/** What belongs to somebody, and what no search engine may keep, is not kept here either. */
export function mayBeKept(path: string): boolean {
  if (privatePaths.some((beginning) => path.startsWith(beginning))) return false;
  return document.querySelector('meta[name="robots"][content*="noindex"]') === null;
}

/**
 * The worker writes nothing of its own accord: this asks it to keep the page that was visited, by its path and never by
 * its query, with the scripts and pictures that it has fetched.
 */
function keepThisPage(): void {
  const path = window.location.pathname;
  if (!mayBeKept(path)) return;
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ gatsbyApi: "keepPage", path, resources });
}

/** Who saves data is spared the copies. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** On the first visit the worker comes when the page has had time to itself: it runs and fetches for half a second. */
const firstVisitWaitMs = 2000;

/** Registered when the page rests. A retired worker takes itself away: nothing may call it back. */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_SERVICE_WORKER === "retired") return;
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (!savesData()) {
    serviceWorker.addEventListener("controllerchange", keepThisPage);
    window.addEventListener(routeUpdate, () => whenIdle(keepThisPage));
    keepThisPage();
  }
  // A browser may forbid it, in a private window for instance: the site works all the same.
  const register = () =>
    serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" }).catch(() => undefined);
  setTimeout(() => void register(), serviceWorker.controller === null ? firstVisitWaitMs : 0);
}
