import type { Fetched, FetchThirdParty } from "./fetch-third-party.ts";

/** Their scripts change without telling us. */
export const keptSeconds = 300;
/** After a failure: not every visitor sets off another try. */
const failedSeconds = 10;

/**
 * However many visitors want a listed file, the other site is asked for it every five minutes, and once at a time. The list
 * is short, so nothing has to be evicted.
 */
export const keepFetched = (fetch: FetchThirdParty, now: () => number): FetchThirdParty => {
  const kept = new Map<string, { answer: Promise<Fetched>; untilMs: number }>();
  return (listed) => {
    const before = kept.get(listed.url);
    if (before && now() < before.untilMs) return before.answer;
    const answer = fetch(listed);
    const entry = { answer, untilMs: now() + keptSeconds * 1_000 };
    kept.set(listed.url, entry);
    answer.catch(() => (entry.untilMs = now() + failedSeconds * 1_000));
    return answer;
  };
};
