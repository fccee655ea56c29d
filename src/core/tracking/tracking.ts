import { routeChangeEventDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { ownTitle } from "#src/lib/page-title.ts";
import { routeUpdate } from "#src/lib/route-update.ts";
import { campaignOf, trackedUrl } from "#src/lib/tracked-url.ts";
import { onConsentChange, trackingAllowed } from "../consent-choice.ts";
import { allowAnalytics, pushPageView, withdrawAnalytics } from "../tag-manager/data-layer.ts";
import { loadTagManager } from "../tag-manager/load-tag-manager.ts";
import { sendWebEvent, sendWebEventOnLeaving } from "./send.ts";
import { keepStart, removeStart } from "./visitor.ts";

export function startTracking(views: readonly PageView[]): () => void {
  const telling = new AbortController();
  const { signal } = telling;
  let view: PageView = views.at(-1) ?? { url: window.location.href, referrer: "", startedAtMs: null };

  const stopListening = onConsentChange(consentChanged);
  window.addEventListener(routeUpdate, routeChanged, { signal });
  window.addEventListener("pagehide", () => tellTime(view, { leavingSite: true }), { signal });
  window.addEventListener("pageshow", comeBack, { signal });

  // Withdrawn again while this was on its way: nothing is told, but the page after a new consent is.
  if (trackingAllowed()) begin();
  else view.startedAtMs = null;

  function begin(): void {
    allowAnalytics();
    loadTagManager();
    for (const [index, each] of views.entries()) {
      tellPageView(each);
      if (index > 0) tellRouteChange(each);
    }
    tellVirtualPageView(view);
  }

  function routeChanged(): void {
    if (new URL(view.url).pathname === window.location.pathname) return;
    tellTime(view, { leavingSite: false });
    const referrer = view.url;
    if (trackingAllowed()) {
      view = { url: window.location.href, referrer, startedAtMs: Date.now() };
      tellPageView(view);
      tellRouteChange(view);
      tellVirtualPageView(view);
    } else {
      // Perhaps withdrawn in another tab.
      withdrawAnalytics();
      view = { url: window.location.href, referrer, startedAtMs: null };
    }
  }

  function comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted || !trackingAllowed()) return;
    view = { ...view, startedAtMs: Date.now() };
    tellPageView(view);
  }

  function consentChanged(): void {
    if (trackingAllowed()) {
      allowAnalytics();
      loadTagManager();
    } else {
      view.startedAtMs = null;
      withdrawAnalytics();
    }
  }

  return () => {
    stopListening();
    telling.abort();
  };
}

/** A page that is looked at, with its whole URLs: in memory only. Without a start its time is not told. */
export type PageView = { url: string; referrer: string; startedAtMs: number | null };

const longestUserAgent = 512;
const longestTimeMs = 7 * 24 * 3600 * 1000;

function tellPageView({ url, referrer, startedAtMs }: PageView): void {
  const useragent = navigator.userAgent.slice(0, longestUserAgent);
  const event = { requestgroup: "pageview", type: "pageview", referrer: trackedUrl(referrer), useragent } as const;
  void sendWebEvent({ ...event, ...campaignOf(url) }, trackedUrl(url));
  if (startedAtMs !== null) keepStart(startedAtMs);
}

function tellVirtualPageView({ url }: PageView): void {
  setTimeout(() => whenTitled((title) => pushPageView({ page: trackedUrl(url), title })), routeChangeEventDelayMs);
}

function tellRouteChange({ url }: PageView): void {
  const event = { requestgroup: "route", type: "route_change" } as const;
  setTimeout(() => void sendWebEvent(event, trackedUrl(url)), routeChangeEventDelayMs);
}

function tellTime(view: PageView, { leavingSite }: { leavingSite: boolean }): void {
  if (view.startedAtMs === null) return;
  const timems = Math.min(Math.max(Math.round(Date.now() - view.startedAtMs), 0), longestTimeMs);
  const event = { requestgroup: "time", type: "time", timems } as const;
  if (leavingSite) sendWebEventOnLeaving(event, trackedUrl(view.url));
  else void sendWebEvent(event, trackedUrl(view.url));
  view.startedAtMs = null;
  removeStart();
}

/** Between two pages the document has no title for a moment. */
function whenTitled(tell: (title: string) => void): void {
  if (document.title !== "") {
    tell(ownTitle());
    return;
  }
  const untitled = new MutationObserver(() => {
    if (document.title === "") return;
    untitled.disconnect();
    whenTitled(tell);
  });
  untitled.observe(document.head, { childList: true, characterData: true, subtree: true });
}
