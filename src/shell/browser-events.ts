import type { GatsbyBrowser } from "gatsby";
import { reportError } from "#src/lib/error-reports.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { setDelayed } from "./delayed.tsx";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // The visit is not interrupted by a question to install.
  window.addEventListener("beforeinstallprompt", (event) => event.preventDefault());
  window.addEventListener("error", ({ error, message }) => reportError(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
  whenIdle(() => void import("./after-idle.ts").then(({ startAfterIdle }) => startAfterIdle()));
};

export const onRouteUpdateDelayed = () => setDelayed(true);
export const onRouteUpdate = () => {
  setDelayed(false);
  window.dispatchEvent(new Event(routeUpdate));
};
