import type { Store } from "../store/open.ts";
import type { Indexes } from "./indexes.ts";
import { textsAt, type IndexRecord } from "./records.ts";
import { readSearch, readSettings } from "./settings.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";

/** What is typed letter by letter within this time is one query. */
const sameQueryMs = 30_000;

type LoggedQuery = { index: string; query: string; hits: number; at: number };

/** What has been searched for. Who searched is known in memory alone, and only while a query is being typed. */
export const createQueryLog = (store: Store) => {
  /** By visitor and index: queries that may still be going on. */
  const beingTyped = new Map<string, LoggedQuery>();

  const writeDown = (isFinished: (entry: LoggedQuery) => boolean): void => {
    const finished = [...beingTyped].filter(([, entry]) => isFinished(entry));
    store.transaction(() => {
      for (const [who, { at, index, query, hits }] of finished) {
        store.insert("search_query", { askedAt: at, indexName: index, query, hits });
        beingTyped.delete(who);
      }
    });
  };

  return {
    add: (who: string, { index, query, hits }: Omit<LoggedQuery, "at">): void => {
      const text = query.trim().toLowerCase();
      if (text === "") return;
      const key = `${who} ${index}`;
      const before = beingTyped.get(key);
      const goesOn = before !== undefined && (text.startsWith(before.query) || before.query.startsWith(text));
      if (before !== undefined && !goesOn) writeDown((entry) => entry === before);
      beingTyped.set(key, { index, query: text, hits, at: Date.now() });
    },
    often: (index: string, least: number, most: number): string[] => {
      writeDown(({ at }) => Date.now() - at > sameQueryMs);
      const often = store.all<{ query: string }>`select query from search_query where index_name = ${index} and hits > 0
        group by query having count(*) >= ${least} order by count(*) desc, query limit ${most}`;
      return often.map(({ query }) => query);
    },
    newest: (limit: number) => {
      writeDown(() => true);
      return store.all<LoggedQuery>`select asked_at as at, index_name as "index", query, hits from search_query
        order by id desc limit ${limit}`;
    },
    forget: () => {
      beingTyped.clear();
      return store.run`delete from search_query`;
    },
    stop: () => writeDown(() => true),
  };
};
type QueryLog = ReturnType<typeof createQueryLog>;

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
