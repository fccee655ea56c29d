import type { Highlighter } from "./highlighting.ts";
import type { Ranked } from "./ranking.ts";
import type { IndexRecord } from "./records.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import type { SearchQuery, IndexSettings } from "./settings.ts";

/** Words of a snippet without a length. */
const snippetWords = 10;

/** A record as it is shown among what was found. */
export const hitOf = (
  index: SearchableIndex,
  settings: IndexSettings,
  query: SearchQuery,
  highlighter: Highlighter,
  ranked: Ranked,
) => {
  const record = index.records[ranked.record] ?? { objectID: "" };
  const { objectID, ...attributes } = record;
  const searched = index.attributes.map(({ name }) => name);
  const highlighted = named(settings.attributesToHighlight ?? searched, attributes);
  const snippets = (settings.attributesToSnippet ?? []).map((entry) => {
    const [name = "", words] = entry.split(":");
    return { name, words: words === undefined ? snippetWords : Number(words) };
  });
  const snippetOf = ({ name, words }: (typeof snippets)[number]) =>
    named([name], attributes).map((each): [string, unknown] => [
      each,
      eachText(attributes[each], (text) => highlighter.snippet(text, words, settings.snippetEllipsisText)),
    ]);
  return {
    ...retrieved(record, settings),
    objectID,
    ...(snippets.length > 0 && { _snippetResult: Object.fromEntries(snippets.flatMap(snippetOf)) }),
    _highlightResult: Object.fromEntries(
      highlighted.map((name) => [name, eachText(attributes[name], highlighter.highlight)]),
    ),
    ...(query.getRankingInfo && { _rankingInfo: rankingInfo(ranked) }),
  };
};

/** Those of the names that the record has; "*" is all. "a.b" stands for all of a. */
function named(names: string[], attributes: Record<string, unknown>): string[] {
  const known = Object.keys(attributes);
  if (names.includes("*")) return known;
  const topLevel = new Set(names.map((name) => name.split(".", 1)[0]));
  return known.filter((name) => topLevel.has(name));
}

export const retrieved = (record: IndexRecord, settings: IndexSettings): Partial<IndexRecord> => {
  const requested = settings.attributesToRetrieve ?? ["*"];
  const hidden = new Set([
    ...settings.unretrievableAttributes,
    ...requested.filter((name) => name.startsWith("-")).map((name) => name.slice(1)),
  ]);
  const names = named(requested, record).filter((name) => !hidden.has(name));
  return Object.fromEntries(names.map((name) => [name, record[name]]));
};

/** The same for a text, for each text of a list, and for each inside an object. */
function eachText(value: unknown, show: (text: string) => unknown): unknown {
  if (typeof value === "string" || typeof value === "number") return show(String(value));
  if (Array.isArray(value)) return value.map((each) => eachText(each, show));
  if (typeof value !== "object" || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, eachText(inner, show)]));
}

const rankingInfo = ({ typos, words, distance, place, same, record }: Ranked) => ({
  nbTypos: typos,
  words,
  proximityDistance: distance,
  firstMatchedWord: place,
  nbExactWords: same,
  userScore: -record,
  geoDistance: 0,
  filters: 0,
});
