import { useEffect, useState, useSyncExternalStore } from "react";
import type { InsightsClient } from "instantsearch.js";
import { insightsCookieMonths } from "@hjarta-lunga/contract/search.ts";
import { onConsentChange, statisticsAllowed } from "#src/core/consent-choice.ts";

const monthMs = 30 * 24 * 60 * 60 * 1000;

const insightsOf = (insightsClient: InsightsClient) => ({
  insightsClient,
  insightsInitParams: {
    useCookie: true,
    cookieDuration: insightsCookieMonths * monthMs,
    ...(process.env.GATSBY_INSIGHTS_HOST && { host: process.env.GATSBY_INSIGHTS_HOST }),
  },
});

type Insights = ReturnType<typeof insightsOf>;

/** Loaded after consent to statistics, from our own bundle, and dropped when it is withdrawn. `null` while it loads. */
export function useInsights(): Insights | false | null {
  const allowed = useSyncExternalStore(onConsentChange, statisticsAllowed, () => false);
  const [fetched, setFetched] = useState<Insights | false | null>(null);

  useEffect(() => {
    if (!allowed) return undefined;
    let client: InsightsClient | null = null;
    let calledOff = false;
    import("search-insights").then(
      ({ default: program }) => {
        if (calledOff) return;
        client = program;
        setFetched(insightsOf(client));
      },
      // Search works without it.
      () => setFetched(false),
    );
    return () => {
      calledOff = true;
      // Who agrees again later is somebody new.
      client?.("setUserToken", "");
      setFetched(null);
    };
  }, [allowed]);

  return allowed && fetched;
}
