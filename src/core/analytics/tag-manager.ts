import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { trackingAllowed } from "../consent-choice.ts";
import { pushStart } from "./data-layer.ts";

const lookAgainMs = 100;

/** A journey takes an order out of the URL as soon as it has read it; until then no stranger may read it. */
const urlTellsOfAnOrder = (): boolean => new URLSearchParams(window.location.search).has(queryKeys.order);

/**
 * Loads the container once, on the main thread: off it, scripts know no consent. Should it not come, the page misses
 * nothing. Once loaded it stays until the next full page load, and is told when consent is withdrawn.
 */
export function loadTagManager(): void {
  const origin = process.env.GATSBY_TAG_MANAGER_ORIGIN ?? "";
  const id = process.env.GATSBY_TAG_MANAGER_ID ?? "";
  if (origin === "" || id === "" || !trackingAllowed()) return;
  if (urlTellsOfAnOrder()) {
    setTimeout(loadTagManager, lookAgainMs);
    return;
  }
  const src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`) !== null) return;
  pushStart();
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
