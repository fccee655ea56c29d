import type { SearchRecord, SuggestionRecord } from "@hjarta-lunga/contract/search.ts";

type Suggested = Partial<SuggestionRecord> & Record<string, unknown>;
type Options = { index: string; language: SearchRecord["language"]; known: string[] };

export const languagesAttribute = (index: string) => `${index}.facets.exact_matches.language`;

export function suggestedWords(records: unknown[], { index, language, known }: Options): string[] {
  const offered = new Set(known.map((label) => label.toLowerCase()));
  return (records as Suggested[]).flatMap((record) => {
    const { query } = record;
    if (typeof query !== "string" || offered.has(query.toLowerCase())) return [];
    return languagesOf(record, index)?.includes(language) === false ? [] : [query];
  });
}

type Facets = { facets?: { exact_matches?: { language?: { value?: unknown }[] } } };

/** Undefined when the provider's suggestions are not set up for it: then all are offered. */
function languagesOf(record: Suggested, index: string): unknown[] | undefined {
  const languages = (record[index] as Facets | undefined)?.facets?.exact_matches?.language;
  return Array.isArray(languages) ? languages.map(({ value }) => value) : undefined;
}

/** Whether there is anything to search for. Providers take punctuation alone for an empty query: every page. */
export const hasWords = (query: unknown): boolean => typeof query === "string" && /[\p{L}\p{N}]/u.test(query);
