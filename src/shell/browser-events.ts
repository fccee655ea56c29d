import { takeErrorsBeforeHydration } from "#src/lib/before-hydration.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { setDelayed } from "./delayed.tsx";

const longestWakingMs = 4000;

const tell = (event: ErrorEvent | PromiseRejectionEvent) =>
  reportError("reason" in event ? event.reason : (event.error ?? event.message));

/** Gatsby waits for the promise: hydration gets a task of its own. */
export function onClientEntry(): Promise<void> {
  // No install prompt during a visit.
  window.addEventListener("beforeinstallprompt", (event) => event.preventDefault());
  takeErrorsBeforeHydration().forEach(tell);
  window.addEventListener("error", tell);
  window.addEventListener("unhandledrejection", tell);
  setTimeout(followOn, longestWakingMs);
  return new Promise((turn) => setTimeout(turn));
}

let hasFollowedOn = false;

/** Also by a timer: a page that is never hydrated must be reported. */
function followOn(): void {
  if (hasFollowedOn) return;
  hasFollowedOn = true;
  whenIdle(() => void import("./after-idle.ts").then(({ startAfterIdle }) => startAfterIdle()));
}

export const onInitialClientRender = followOn;

export const onRouteUpdateDelayed = () => setDelayed(true);
export const onRouteUpdate = () => {
  setDelayed(false);
  window.dispatchEvent(new Event(routeUpdate));
};
