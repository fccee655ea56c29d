import { textsIn, valuesAt } from "./records.ts";
import type { IndexRecord } from "./records.ts";
import type { IndexSettings } from "./settings.ts";
import { stemsOf } from "./stems.ts";
import { createReader } from "./words.ts";
import type { Reader } from "./words.ts";

/** Where a word stands: the rank of its attribute above, its number in there below. */
export const positionBits = 18;
const lastPosition = 2 ** positionBits - 1;
/** Between two values of one attribute, so that words of different ones are never neighbours. */
const betweenValues = 100;

type SearchedAttribute = { name: string; rank: number; isOrdered: boolean };

/** Everything that answers queries of one index. Made anew when its records or settings change. */
export type SearchableIndex = {
  name: string;
  settings: IndexSettings;
  reader: Reader;
  /** By custom ranking, best first: a record's place here settles what is equal in all else. */
  records: IndexRecord[];
  attributes: SearchedAttribute[];
  /** Sorted. For each, pairs of record and place. */
  terms: string[];
  postings: Int32Array[];
  /** For a term, the records in which an attribute says it and nothing else. */
  aloneIn: ReadonlyMap<number, number[]>;
  /** Terms by how they are written without accents, sorted. */
  folded: string[];
  termsOfFolded: number[][];
  termsOfStem: ReadonlyMap<string, number[]>;
  /** What has been worked out for earlier queries: which records pass a filter, and the values that they have. */
  passing: Map<string, Uint8Array>;
  columns: Map<string, string[][]>;
};

export const buildIndex = (name: string, settings: IndexSettings, given: IndexRecord[]): SearchableIndex => {
  const reader = createReader(settings.keepDiacriticsOnCharacters);
  const records = byCustomRanking(given, settings.customRanking);
  const attributes = searchedAttributes(settings, records);
  const { places, alone } = collect(records, attributes, reader);
  const terms = [...places.keys()].sort();
  const folds = group(terms, (term) => [reader.fold(term)]);
  const folded = [...folds.keys()].sort();
  const languages = stemmedLanguages(settings);
  return {
    name,
    settings,
    reader,
    records,
    attributes,
    terms,
    postings: terms.map((term) => Int32Array.from(places.get(term) ?? [])),
    aloneIn: new Map(terms.flatMap((term, id) => (alone.has(term) ? [[id, alone.get(term) ?? []] as const] : []))),
    folded,
    termsOfFolded: folded.map((fold) => folds.get(fold) ?? []),
    termsOfStem: group(terms, (term) => stemsOf(term, languages)),
    passing: new Map(),
    columns: new Map(),
  };
};

/** The forms of a word are one where the settings ask for that, in the languages that they name. */
export const stemmedLanguages = ({ ignorePlurals, queryLanguages, indexLanguages }: IndexSettings): string[] => {
  if (ignorePlurals === false) return [];
  if (ignorePlurals !== true) return ignorePlurals;
  return queryLanguages.length > 0 ? queryLanguages : indexLanguages;
};

function collect(records: IndexRecord[], attributes: SearchedAttribute[], reader: Reader) {
  const places = new Map<string, number[]>();
  const alone = new Map<string, number[]>();
  for (const [id, record] of records.entries()) {
    for (const { name, rank } of attributes) {
      let position = 0;
      for (const text of valuesAt(record, name).flatMap(textsIn)) {
        const terms = reader.terms(text);
        const [only, second] = terms;
        if (only !== undefined && second === undefined) alone.set(only, [...(alone.get(only) ?? []), id]);
        for (const term of terms) {
          const known = places.get(term);
          const place = (rank << positionBits) | Math.min(position, lastPosition);
          if (known === undefined) places.set(term, [id, place]);
          else known.push(id, place);
          position += 1;
        }
        position += betweenValues;
      }
    }
  }
  return { places, alone };
}

function group(terms: string[], keysOf: (term: string) => string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [id, term] of terms.entries()) {
    for (const key of keysOf(term)) {
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [id]);
      else known.push(id);
    }
  }
  return groups;
}

/** "title", "unordered(text)", "title,alternative_title": those in one line rank alike. All attributes, if none is named. */
function searchedAttributes({ searchableAttributes }: IndexSettings, records: IndexRecord[]): SearchedAttribute[] {
  if (searchableAttributes === undefined || searchableAttributes.length === 0) {
    const names = new Set(records.flatMap((record) => Object.keys(record)));
    names.delete("objectID");
    return [...names].map((name) => ({ name, rank: 0, isOrdered: false }));
  }
  return searchableAttributes.flatMap((line, rank) =>
    line.split(",").map((part) => {
      const name = /^unordered\((.+)\)$/.exec(part.trim())?.[1];
      return { name: name ?? part.trim(), rank, isOrdered: name === undefined && !line.includes(",") };
    }),
  );
}

function byCustomRanking(records: IndexRecord[], customRanking: string[]): IndexRecord[] {
  const criteria = customRanking.flatMap((criterion) => {
    const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(criterion) ?? [];
    return attribute === undefined ? [] : [{ attribute, sign: direction === "asc" ? 1 : -1 }];
  });
  return records.toSorted((one, other) => {
    for (const { attribute, sign } of criteria) {
      const order = compare(valuesAt(one, attribute)[0], valuesAt(other, attribute)[0], sign);
      if (order !== 0) return order;
    }
    return one.objectID < other.objectID ? -1 : 1;
  });
}

/** What has no value comes last in both directions. */
function compare(one: unknown, other: unknown, sign: number): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  if (typeof one === "number" && typeof other === "number") return sign * (one - other);
  return sign * textsIn(one).join(" ").localeCompare(textsIn(other).join(" "), "sv");
}
