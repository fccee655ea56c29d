import { routeChangeEventDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { campaignOf, trackedUrl } from "#src/lib/tracked-url.ts";
import { whenTitled } from "#src/lib/when-titled.ts";
import { pushPageView } from "../tag-manager/data-layer.ts";
import { sendWebEvent, sendWebEventOnLeaving } from "./send.ts";
import { keepStart, removeStart } from "./visitor.ts";

/** A page that is looked at, with its whole URLs: in memory only. Without a start its time is not told. */
export type PageView = { url: string; referrer: string; startedAtMs: number | null };

const longestUserAgent = 512;
const longestTimeMs = 7 * 24 * 3600 * 1000;

export function tellPageView({ url, referrer, startedAtMs }: PageView): void {
  const useragent = navigator.userAgent.slice(0, longestUserAgent);
  const event = { requestgroup: "pageview", type: "pageview", referrer: trackedUrl(referrer), useragent } as const;
  void sendWebEvent({ ...event, ...campaignOf(url) }, trackedUrl(url));
  if (startedAtMs !== null) keepStart(startedAtMs);
}

export function tellVirtualPageView({ url }: PageView): void {
  setTimeout(() => whenTitled((title) => pushPageView({ page: trackedUrl(url), title })), routeChangeEventDelayMs);
}

export function tellRouteChange({ url }: PageView): void {
  const event = { requestgroup: "route", type: "route_change" } as const;
  setTimeout(() => void sendWebEvent(event, trackedUrl(url)), routeChangeEventDelayMs);
}

export function tellTime(view: PageView, { leavingSite }: { leavingSite: boolean }): void {
  if (view.startedAtMs === null) return;
  const timems = Math.min(Math.max(Math.round(Date.now() - view.startedAtMs), 0), longestTimeMs);
  const event = { requestgroup: "time", type: "time", timems } as const;
  if (leavingSite) sendWebEventOnLeaving(event, trackedUrl(view.url));
  else void sendWebEvent(event, trackedUrl(view.url));
  view.startedAtMs = null;
  removeStart();
}
