import type { GatsbyBrowser } from "gatsby";
import { setDelayed } from "./delayed.tsx";

/** The visit is not interrupted by a question to install. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  window.addEventListener("beforeinstallprompt", (event) => event.preventDefault());
};

export const onRouteUpdateDelayed = () => setDelayed(true);
export const onRouteUpdate = () => setDelayed(false);
