import type { FallbackPage } from "@hjarta-lunga/contract/search.ts";
import { fetchFallbackIndex } from "#src/calls/fallback-index.ts";

const mostPages = 20;

let fetched: Promise<FallbackPage[]> | null = null;

export function fallbackPages(): Promise<FallbackPage[]> {
  fetched ??= fetchFallbackIndex().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

const plain = (words: string): string => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Pages whose title holds the beginning of every word of the query; then those whose description has the missing ones. */
export function pagesByTitle(pages: readonly FallbackPage[], query: string): FallbackPage[] {
  const searched = wordsIn(query);
  if (searched.length === 0) return [];
  const holds = (text: string) => {
    const words = wordsIn(text);
    return searched.every((each) =>
      words.some((word) => word.startsWith(each) || (each.length > 3 && word.includes(each))),
    );
  };
  const byTitle = pages.filter(({ title }) => holds(title));
  const withHelp = pages.filter((page) => !byTitle.includes(page) && holds(`${page.title} ${page.description}`));
  return [...byTitle, ...withHelp].slice(0, mostPages);
}
