import { useEffect, useState } from "react";
import type { LiteClient } from "algoliasearch/lite";
import {
  suggestionsIndex,
  suggestionsShown,
  type SearchRecord,
  type SuggestionRecord,
} from "@hjarta-lunga/contract/search.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { indexOfSite, searchProvider } from "#src/calls/search-client.ts";
import { hasWords, languagesAttribute, suggestedWords } from "./suggested-words.ts";
import { isShowable } from "./hit-list.tsx";
import { pagesByTitle, fallbackPages } from "./fallback-pages.ts";

export type Suggestion = { kind: "query" | "page"; label: string; href: string; language?: "sv" | "en" };

const pagesShown = 4;
/** Nobody reads what is offered between two quick letters. */
const askAfterMs = 120;

const toPage = ({ title, path, language }: Pick<SearchRecord, "title" | "path" | "language">): Suggestion => ({
  kind: "page",
  label: title,
  href: path,
  language,
});

const toQuery = (label: string): Suggestion => ({
  kind: "query",
  label,
  href: routes.search.href({ query: label }),
});

type Language = SearchRecord["language"];

async function ask(provider: LiteClient, query: string, language: Language): Promise<Suggestion[]> {
  const index = indexOfSite();
  const { results } = await provider.searchForHits<SuggestionRecord | SearchRecord>({
    requests: [
      {
        indexName: suggestionsIndex(index),
        query,
        hitsPerPage: suggestionsShown,
        attributesToRetrieve: ["query", languagesAttribute(index)],
        attributesToHighlight: [],
      },
      {
        indexName: index,
        query,
        hitsPerPage: pagesShown,
        attributesToRetrieve: ["title", "path", "language"],
        attributesToHighlight: [],
        attributesToSnippet: [],
      },
    ],
  });
  const [queries = [], records = []] = results.map(({ hits }) => hits);
  const pages = (records as SearchRecord[]).filter(isShowable).map(toPage);
  // What leads to a page by its name is not offered as words to search for too.
  const words = suggestedWords(queries, { index, language, known: [query, ...pages.map(({ label }) => label)] });
  return [...words.map(toQuery), ...pages];
}

async function suggest(query: string, language: Language): Promise<Suggestion[]> {
  const provider = searchProvider();
  try {
    if (provider !== null) return await ask(provider, query, language);
  } catch {
    // Said on the search page; here it would only be in the way.
  }
  return pagesByTitle(await fallbackPages(), query)
    .slice(0, suggestionsShown)
    .map(toPage);
}

export function useSuggestions(written: string, language: Language): { query: string; suggestions: Suggestion[] } {
  const query = written.trim();
  const [answer, setAnswer] = useState<{ query: string; suggestions: Suggestion[] }>({ query: "", suggestions: [] });
  useEffect(() => {
    if (!hasWords(query)) return undefined;
    let calledOff = false;
    const timer = setTimeout(() => {
      suggest(query, language).then(
        (suggestions) => !calledOff && setAnswer({ query, suggestions }),
        () => !calledOff && setAnswer({ query, suggestions: [] }),
      );
    }, askAfterMs);
    return () => {
      calledOff = true;
      clearTimeout(timer);
    };
  }, [query, language]);
  return hasWords(query) ? answer : { query, suggestions: [] };
}
