import { pushStart } from "./data-layer.ts";

/**
 * Loads the container once, on the main thread: off it, scripts know no consent. Should it not come, the page misses
 * nothing. Once loaded it stays until the next full page load, and is told when consent is withdrawn.
 */
export function loadTagManager(): void {
  const origin = process.env.GATSBY_TAG_MANAGER_ORIGIN ?? "";
  const id = process.env.GATSBY_TAG_MANAGER_ID ?? "";
  if (origin === "" || id === "") return;
  const src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`) !== null) return;
  pushStart();
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
