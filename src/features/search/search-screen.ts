import { useEffect, useState } from "react";
import { slowAfterMs } from "@hjarta-lunga/contract/search.ts";
import { pageBelowZero } from "./guarded-client.ts";

/** What a search shows. `slow` and `away`: pages by their titles, found without the provider. */
type SearchScreen = "empty" | "waiting" | "hits" | "none" | "noSuchPage" | "slow" | "away";

type Search = {
  submitted: string;
  results: { __isArtificial?: boolean; query: string; nbHits: number };
  hits: number;
  /** Stays until a valid answer has arrived. */
  error: Error | undefined;
  isSlow: boolean;
};

export function screenOf({ submitted, results, hits, error, isSlow }: Search): SearchScreen {
  if (error !== undefined) return error.message === pageBelowZero ? "noSuchPage" : "away";
  if (submitted === "") return "empty";
  if (isSlow) return "slow";
  if (results.__isArtificial === true || results.query.trim() === "") return "waiting";
  if (results.nbHits === 0) return "none";
  return hits === 0 ? "noSuchPage" : "hits";
}

export function useSlow(status: string): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const isSilent = status === "loading" || status === "stalled";
  useEffect(() => {
    if (!isSilent) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSilent]);
  return isSlow;
}
