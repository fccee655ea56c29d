import type { QueryLog } from "./query-log.ts";
import { countFacets } from "./facets.ts";
import type { Indexes } from "./indexes.ts";
import { matchQuery } from "./search.ts";
import { buildIndex } from "./searchable-index.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import { readQuery, readSettings } from "./settings.ts";

const suffix = "_query_suggestions";
/** What only a few have written is not offered to others. */
const leastTimes = 3;
const leastLetters = 4;
const mostOfEach = 200;
/** A number that long, or an address, may be somebody's own. */
const personal = /(?:\d[\s-]*){6}|@/;

type Line = { query: string; popularity: number };
type Found = { nbHits: number; record: Record<string, unknown> };
type Known = Map<string, Found>;
type Made = { from: SearchableIndex; version: number; lookedUp: Known; index: SearchableIndex };

/** `<main>_query_suggestions`: made of what has been searched for and of the titles in the index, as they are now. */
export const createSuggestions = (indexes: Indexes, queryLog: QueryLog) => {
  const made = new Map<string, Made>();

  const make = (name: string, main: SearchableIndex, known: Known): SearchableIndex => {
    const lines = new Map<string, Line>();
    // What visitors search for comes before titles.
    const often = queryLog.often(main.name, leastTimes, mostOfEach);
    const searchedFor = often.map(({ query, times }): Line => ({ query, popularity: mostOfEach + times }));
    for (const line of [...searchedFor, ...titles(main)])
      if (isFit(line.query) && !lines.has(line.query.toLowerCase())) lines.set(line.query.toLowerCase(), line);
    const records = [...lines.values()].flatMap(({ query, popularity }) => {
      const found = known.get(query) ?? lookUp(main, query);
      known.set(query, found);
      return found.nbHits === 0 ? [] : [{ ...found.record, objectID: query, popularity }];
    });
    return buildIndex(name, settingsFor(main), records);
  };

  return {
    /** The index of that name, unless it is not one of suggestions, or somebody keeps one of their own there. */
    find: (name: string): SearchableIndex | undefined => {
      if (!name.endsWith(suffix) || indexes.exists(name)) return undefined;
      const mainName = name.slice(0, -suffix.length);
      if (!indexes.exists(mainName)) return undefined;
      const from = indexes.searchable(mainName);
      const version = queryLog.version();
      const known = made.get(name);
      if (known?.from === from && known.version === version) return known.index;
      // What is found by a line is looked up once for each state of the main index.
      const lookedUp: Known = known?.from === from ? known.lookedUp : new Map<string, Found>();
      const index = make(name, from, lookedUp);
      made.set(name, { from, version, lookedUp, index });
      return index;
    },
  };
};

const isFit = (query: string) => query.length >= leastLetters && !personal.test(query);

const titles = (main: SearchableIndex): Line[] =>
  main.records
    .slice(0, mostOfEach)
    .flatMap(({ title }, place) =>
      typeof title === "string" ? [{ query: title, popularity: mostOfEach - place }] : [],
    );

function lookUp(main: SearchableIndex, query: string): Found {
  const wholeWords = readQuery({ query, queryType: "prefixNone", typoTolerance: false });
  if ("unknown" in wholeWords) return { nbHits: 0, record: {} };
  const { matched, settings } = matchQuery(main, wholeWords);
  const nbHits = matched.records.length;
  const counts = countFacets(main, matched.records, ["*"], settings.maxValuesPerFacet);
  const exact = Object.entries(counts).map(([name, values]): [string, unknown] => [
    name,
    Object.entries(values).map(([value, count]) => ({ value, count })),
  ]);
  return {
    nbHits,
    record: {
      query,
      nb_words: main.reader.words(query).length,
      [main.name]: {
        exact_nb_hits: nbHits,
        facets: { exact_matches: Object.fromEntries(exact), analytics: {} },
      },
    },
  };
}

function settingsFor(main: SearchableIndex) {
  const { queryLanguages, indexLanguages, ignorePlurals, keepDiacriticsOnCharacters, attributesForFaceting } =
    main.settings;
  return readSettings({
    queryLanguages,
    indexLanguages,
    ignorePlurals,
    keepDiacriticsOnCharacters,
    searchableAttributes: ["query"],
    customRanking: ["desc(popularity)"],
    attributesForFaceting: attributesForFaceting.map(
      (name) => `${main.name}.facets.exact_matches.${/\(([^()]+)\)$/.exec(name)?.[1] ?? name}.value`,
    ),
  });
}
