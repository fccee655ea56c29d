import { answers, kindOf, placeOf, typosOf } from "./matches.ts";
import type { Matched } from "./matches.ts";
import { matchKind } from "./matching-terms.ts";
import { distancesIn } from "./proximity.ts";
import { positionBits } from "./searchable-index.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import type { IndexSettings } from "./settings.ts";

/** In a long text, what comes after this many words is all equally far down. */
const lastCounted = 1000;
const mostRank = 15;
const mostWords = 15;

export type Ranked = { record: number; typos: number; words: number; distance: number; place: number; same: number };

/** The best come first, as many as are asked for. What is equal in all else keeps the order of the custom ranking. */
export const rank = (index: SearchableIndex, settings: IndexSettings, matched: Matched, count: number): Ranked[] => {
  const distances = distancesIn(index, matched);
  const known: Known = { ordered: orderedRanks(index), isExact: exactness(index, settings, matched) };
  const judged: Ranked = { record: 0, typos: 0, words: 0, distance: 0, place: 0, same: 0 };
  const steps = settings.ranking.flatMap((name) => criteria[name] ?? []);
  // One number for each, since comparing thousands of records criterion by criterion takes too long.
  const keys = new Float64Array(matched.records.length);
  for (const at of keys.keys()) {
    judge(judged, matched, at, known);
    judged.distance = distances?.[at] ?? 0;
    keys[at] = keyOf(judged, steps) * 2 ** positionBits + at;
  }
  const best = keys.sort().subarray(0, count);
  return Array.from(best, (key) => {
    const at = key % 2 ** positionBits;
    const ranked = { ...judged };
    judge(ranked, matched, at, known);
    return { ...ranked, distance: distances?.[at] ?? 0 };
  });
};

type Known = { ordered: boolean[]; isExact: (found: number, record: number) => boolean };
type Criterion = { of: (ranked: Ranked) => number; most: number };
const criteria: Record<IndexSettings["ranking"][number], Criterion | undefined> = {
  typo: { of: ({ typos }) => typos, most: 31 },
  words: { of: ({ words }) => mostWords - words, most: mostWords },
  proximity: { of: ({ distance }) => distance, most: 127 },
  attribute: { of: ({ place }) => place, most: (mostRank + 1) * 1024 - 1 },
  exact: { of: ({ same }) => mostWords - same, most: mostWords },
  // Nothing here lies on a map or has optional filters; the custom ranking is the order of the records.
  geo: undefined,
  filters: undefined,
  custom: undefined,
};

function keyOf(ranked: Ranked, steps: Criterion[]): number {
  let key = 0;
  for (const { of, most } of steps) key = key * (most + 1) + Math.min(of(ranked), most);
  return key;
}

/** Written into one object over and over: thousands are judged for each letter that somebody types. */
function judge(judged: Ranked, { words, records }: Matched, at: number, { ordered, isExact }: Known): void {
  const record = records[at] ?? 0;
  let nearest = Number.POSITIVE_INFINITY;
  judged.record = record;
  judged.typos = 0;
  judged.words = 0;
  judged.same = 0;
  for (const { best } of words) {
    const found = best[record] ?? 0;
    if (!answers(found)) continue;
    judged.words += 1;
    judged.typos += typosOf(found);
    if (isExact(found, record)) judged.same += 1;
    nearest = Math.min(nearest, placeOf(found));
  }
  judged.place = nearest === Number.POSITIVE_INFINITY ? 0 : placeFor(nearest, ordered);
}

/**
 * What the provider calls exact: the word itself or a form of it; when it is the whole query, only where nothing else
 * stands.
 */
function exactness(
  index: SearchableIndex,
  { alternativesAsExact, exactOnSingleWordQuery }: IndexSettings,
  { words }: Matched,
): Known["isExact"] {
  const farthest = alternativesAsExact.includes("ignorePlurals") ? matchKind.form : matchKind.same;
  const [only, ...others] = words;
  if (only === undefined || others.length > 0 || exactOnSingleWordQuery === "word")
    return (found) => typosOf(found) === 0 && kindOf(found) <= farthest;
  const exact = new Set<number>();
  if (exactOnSingleWordQuery === "attribute")
    for (const [term, match] of only.terms)
      if (match.typos === 0 && match.kind <= farthest)
        for (const record of index.aloneIn.get(term) ?? []) exact.add(record);
  return (_, record) => exact.has(record);
}

const orderedRanks = ({ attributes }: SearchableIndex): boolean[] => {
  const ordered: boolean[] = [];
  for (const { rank: place, isOrdered } of attributes) ordered[place] = isOrdered;
  return ordered;
};

function placeFor(place: number, ordered: boolean[]): number {
  const attribute = place >>> positionBits;
  const position = ordered[attribute] === true ? Math.min(place & (2 ** positionBits - 1), lastCounted) : 0;
  return Math.min(attribute, mostRank) * 1024 + position;
}
