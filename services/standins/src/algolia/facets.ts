import { valuesAt } from "./records.ts";
import type { IndexRecord } from "./records.ts";
import type { Reader } from "./words.ts";

export type FacetCounts = Record<string, Record<string, number>>;

/** "searchable(section)", "filterOnly(language)" and plain names. */
export const facetingAttributes = (attributesForFaceting: string[]): Set<string> =>
  new Set(attributesForFaceting.map((entry) => /\(([^()]+)\)$/.exec(entry)?.[1] ?? entry));

/** How many of the records have each value, the most common first. */
export const countFacet = (records: IndexRecord[], name: string, most: number): Record<string, number> => {
  const counts = new Map<string, number>();
  for (const record of records)
    for (const value of new Set(valuesAt(record, name).map(String))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
  );
  return Object.fromEntries(sorted.slice(0, most));
};

export const countFacets = (
  records: IndexRecord[],
  asked: string[],
  faceting: Set<string>,
  most: number,
): FacetCounts => {
  const names = asked.includes("*") ? [...faceting] : asked.filter((name) => faceting.has(name));
  return Object.fromEntries(
    names
      .map((name): [string, Record<string, number>] => [name, countFacet(records, name, most)])
      .filter(([, counts]) => Object.keys(counts).length > 0),
  );
};

/** Values of one facet that begin as asked, for a field that looks among them. */
export const findFacetValues = (
  counts: Record<string, number>,
  query: string,
  reader: Reader,
  tags: [string, string],
) => {
  const wanted = reader.fold(query.trim());
  return Object.entries(counts).flatMap(([value, count]) => {
    const at = reader.words(value).find(({ term }) => reader.fold(term).startsWith(wanted))?.start;
    if (at === undefined) return wanted === "" ? [{ value, highlighted: value, count }] : [];
    const end = at + query.trim().length;
    const highlighted = `${value.slice(0, at)}${tags[0]}${value.slice(at, end)}${tags[1]}${value.slice(end)}`;
    return [{ value, highlighted: wanted === "" ? value : highlighted, count }];
  });
};
