import { valuesAt } from "./records.ts";
import type { IndexRecord } from "./records.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import type { Reader } from "./words.ts";

export type FacetCounts = Record<string, Record<string, number>>;

/** "searchable(section)", "filterOnly(language)" and plain names. */
export const facetingAttributes = (attributesForFaceting: string[]): Set<string> =>
  new Set(attributesForFaceting.map((entry) => /\(([^()]+)\)$/.exec(entry)?.[1] ?? entry));

/** How many of the records have each value, the most common first. */
export const countFacet = (
  index: SearchableIndex,
  records: Int32Array,
  name: string,
  most: number,
): Record<string, number> => {
  const column = index.columns.get(name) ?? index.records.map((record) => distinctValues(record, name));
  index.columns.set(name, column);
  const counts = new Map<string, number>();
  for (const id of records) for (const value of column[id] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
  );
  return Object.fromEntries(sorted.slice(0, most));
};

const distinctValues = (record: IndexRecord, name: string) => [...new Set(valuesAt(record, name).map(String))];

export const countFacets = (
  index: SearchableIndex,
  records: Int32Array,
  requested: string[],
  most: number,
): FacetCounts => {
  const faceting = facetingAttributes(index.settings.attributesForFaceting);
  const names = requested.includes("*") ? [...faceting] : requested.filter((name) => faceting.has(name));
  return Object.fromEntries(
    names
      .map((name): [string, Record<string, number>] => [name, countFacet(index, records, name, most)])
      .filter(([, counts]) => Object.keys(counts).length > 0),
  );
};

/** Values of one facet that begin as typed, for a field that looks among them. */
export const findFacetValues = (
  counts: Record<string, number>,
  query: string,
  reader: Reader,
  tags: [string, string],
) => {
  const beginning = reader.fold(query.trim());
  return Object.entries(counts).flatMap(([value, count]) => {
    const at = reader.words(value).find(({ term }) => reader.fold(term).startsWith(beginning))?.start;
    if (at === undefined) return beginning === "" ? [{ value, highlighted: value, count }] : [];
    const end = at + query.trim().length;
    const highlighted = `${value.slice(0, at)}${tags[0]}${value.slice(at, end)}${tags[1]}${value.slice(end)}`;
    return [{ value, highlighted: beginning === "" ? value : highlighted, count }];
  });
};
