import type { SearchRecord, SuggestionRecord } from "@hjarta-lunga/contract/search.ts";

type Suggested = Partial<SuggestionRecord> & Record<string, unknown>;
type Options = {
  /** The index that is searched: suggestions name what they find in it. */
  index: string;
  language: SearchRecord["language"];
  /** What is in the field or offered already. */
  known: string[];
};

/** Where a suggestion lists which languages it finds pages in. */
export const languagesAttribute = (index: string) => `${index}.facets.exact_matches.language`;

/** Words to search for, in the visitor's language, none of them known already. */
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
