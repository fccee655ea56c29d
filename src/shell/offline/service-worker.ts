import { privatePaths } from "@hjarta-lunga/contract/private-paths.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { whenIdle } from "#src/lib/when-idle.ts";

/** Nothing personal, and no page that is marked noindex. */
export function isCacheable(path: string): boolean {
  if (privatePaths.some((beginning) => path.startsWith(beginning))) return false;
  return document.querySelector('meta[name="robots"][content*="noindex"]') === null;
}

/** By its path, never its query, which may hold references. */
function keepThisPage(): void {
  const path = window.location.pathname;
  if (!isCacheable(path)) return;
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ gatsbyApi: "keepPage", path, resources });
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The worker takes half a second: on the first visit the page comes first. */
const firstVisitWaitMs = 2000;

/** A retired worker unregisters itself, and must not be registered again. */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_SERVICE_WORKER === "retired") return;
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (!savesData()) {
    serviceWorker.addEventListener("controllerchange", keepThisPage);
    window.addEventListener(routeUpdate, () => whenIdle(keepThisPage));
    keepThisPage();
  }
  // Forbidden in some private windows: the site works without.
  const register = () =>
    serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" }).catch(() => undefined);
  setTimeout(() => void register(), serviceWorker.controller === null ? firstVisitWaitMs : 0);
}
