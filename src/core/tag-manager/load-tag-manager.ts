import { privatePaths } from "@hjarta-lunga/contract/private-paths.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { storedInTab } from "#src/lib/stored-in-tab.ts";
import { trackingAllowed } from "../consent-choice.ts";
import { pushStart } from "./data-layer.ts";

const lookAgainMs = 100;

/** A journey takes an order out of the URL as soon as it has read it; until then no stranger may read it. */
const urlTellsOfAnOrder = (): boolean => new URLSearchParams(window.location.search).has(queryKeys.order);

/** What they hold lies in the tab until they log out. */
const isSignedIn = (): boolean => storedInTab(tabKeys.myData) !== null;

/** The path of what belongs to one person opens it: it is in the URL for as long as the page is looked at. */
const pathIsPrivate = (): boolean => privatePaths.some((beginning) => window.location.pathname.startsWith(beginning));

/** On the main thread: off it, scripts know no consent. It stays until the next full load, and is told of a withdrawal. */
export function loadTagManager(): void {
  const origin = process.env.GATSBY_TAG_MANAGER_ORIGIN ?? "";
  const id = process.env.GATSBY_TAG_MANAGER_ID ?? "";
  if (origin === "" || id === "" || !trackingAllowed()) return;
  if (pathIsPrivate() || isSignedIn()) {
    window.addEventListener(routeUpdate, loadTagManager, { once: true });
    return;
  }
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
