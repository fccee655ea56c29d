import type { SearchableIndex } from "./searchable-index.ts";
import type { SearchQuery, IndexSettings } from "./settings.ts";
import { withoutStopWords } from "./stop-words.ts";

export type QueryWord = { term: string; isPrefix: boolean };

/** The provider looks no further. */
const mostWords = 10;

/** What is looked for: the words of a query, where the last one may still be being typed. */
export const queryWords = (
  { reader }: SearchableIndex,
  { queryType, removeStopWords, queryLanguages }: IndexSettings,
  { query }: SearchQuery,
): QueryWord[] => {
  const all = reader.words(query);
  const endsInWord = all.at(-1)?.end === query.length;
  const words = all.slice(0, mostWords).map(({ term }, index) => {
    const isLast = index === all.length - 1;
    return {
      term,
      isPrefix: queryType === "prefixAll" || (queryType === "prefixLast" && isLast),
      beingTyped: isLast && endsInWord,
    };
  });
  const languages = typeof removeStopWords === "boolean" ? queryLanguages : removeStopWords;
  if (removeStopWords === false) return words;
  // What is being typed may become another word.
  return withoutStopWords(words, ({ term, beingTyped }) => (beingTyped ? "" : term), languages);
};
