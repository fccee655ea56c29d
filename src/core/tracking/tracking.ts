import { routeUpdate } from "#src/lib/route-update.ts";
import { allowAnalytics, withdrawAnalytics } from "../tag-manager/data-layer.ts";
import { loadTagManager } from "../tag-manager/load-tag-manager.ts";
import { onConsentChange, trackingAllowed } from "../consent-choice.ts";
import { tellPageView, tellRouteChange, tellTime, tellVirtualPageView, type PageView } from "./page-views.ts";

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
