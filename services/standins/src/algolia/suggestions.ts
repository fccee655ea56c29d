import type { Indexes } from "./indexes.ts";
import type { QueryLog } from "./query-log.ts";
import { textsAt } from "./records.ts";
import type { IndexRecord } from "./records.ts";
import { readSearch, readSettings } from "./settings.ts";
import { createTextIndex } from "./text-index.ts";
import type { TextIndex } from "./text-index.ts";

const suffix = "_query_suggestions";
/** What only a few have written is not offered to others. */
const leastTimes = 3;
const leastLetters = 4;
const mostOfEach = 200;
/** A number that long, or an address, may be somebody's own. */
const personal = /(?:\d[\s-]*){6}|@/;

type Made = { main: TextIndex; often: string; index: TextIndex };

/** `<main>_query_suggestions`: made of what has been searched for and of the titles in the index, as they are now. */
export const createSuggestions = (indexes: Indexes, queryLog: QueryLog) => {
  const made = new Map<string, Made>();
  return {
    /** The index of that name, unless it is not one of suggestions, or somebody keeps one of their own there. */
    find: (name: string): TextIndex | undefined => {
      const mainName = name.slice(0, -suffix.length);
      if (!name.endsWith(suffix) || indexes.exists(name) || !indexes.exists(mainName)) return undefined;
      const main = indexes.searchable(mainName);
      const asked = queryLog.often(mainName, leastTimes, mostOfEach);
      const often = asked.join("\n");
      const known = made.get(name);
      if (known?.main === main && known.often === often) return known.index;
      known?.index.close();
      const index = createTextIndex(name, settingsFor(main), recordsFor(main, asked));
      made.set(name, { main, often, index });
      return index;
    },
  };
};

function recordsFor(main: TextIndex, asked: string[]): IndexRecord[] {
  const { records } = main.search(readSearch(main.settings, {}), 0, mostOfEach);
  const lines = new Map<string, string>();
  for (const line of [...asked, ...records.flatMap((record) => textsAt(record, "title"))])
    if (!lines.has(line.toLowerCase())) lines.set(line.toLowerCase(), line);
  const fit = [...lines.values()].filter((line) => line.length >= leastLetters && !personal.test(line));
  return fit.flatMap((query, place): IndexRecord[] => {
    const asWritten = readSearch(main.settings, {
      query,
      typoTolerance: false,
      facets: main.facetNames,
    });
    const { sought, total, facets } = main.search(asWritten, 0, 0);
    const matches = Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [name, values.map(([value, count]) => ({ value, count }))]),
    );
    const found = { exact_nb_hits: total, facets: { exact_matches: matches, analytics: {} } };
    const popularity = 2 * mostOfEach - place;
    return total === 0 ? [] : [{ objectID: query, query, nb_words: sought.length, popularity, [main.name]: found }];
  });
}

const settingsFor = (main: TextIndex) =>
  readSettings({
    searchableAttributes: ["query"],
    ranking: ["custom"],
    attributesForFaceting: main.facetNames.map((facet) => `${main.name}.facets.exact_matches.${facet}.value`),
  });
