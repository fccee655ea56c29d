import type { Fetched, FetchThirdParty } from "./fetch-third-party.ts";

export const keptSeconds = 300;
const failedSeconds = 10;

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
