import { answers, isSame, placeOf, slipsIn } from "./matches.ts";
import type { Matched, WordMatch } from "./matches.ts";
import { positionBits } from "./searchable-index.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import type { IndexSettings } from "./settings.ts";

const farthest = 8;
/** In a long text, what comes after this many words is all equally far down. */
const lastCounted = 1000;
const mostSlips = 31;
const mostWords = 15;
const mostDistance = 127;
const mostRank = 15;

export type Ranked = { record: number; slips: number; words: number; distance: number; place: number; same: number };

/** The best come first, as many as are asked for. What is equal in all else keeps the order of the custom ranking. */
export const rank = (index: SearchableIndex, settings: IndexSettings, matched: Matched, count: number): Ranked[] => {
  const distances = distancesIn(index, matched);
  const all = Array.from(matched.records, (record, at): Ranked => {
    const found = matched.words.flatMap(({ best }) => (answers(best[record] ?? 0) ? [best[record] ?? 0] : []));
    return {
      record,
      slips: slipsIn(matched.words, record),
      words: found.length,
      distance: distances[at] ?? 0,
      place: placeFor(index, found),
      same: found.filter(isSame).length,
    };
  });
  // One number for each, since comparing thousands of records criterion by criterion takes too long.
  const keys = Float64Array.from(all, (ranked) => keyOf(ranked, settings.ranking)).map(
    (key, at) => key * 2 ** positionBits + at,
  );
  return Array.from(keys.sort().subarray(0, count), (key) => all[key % 2 ** positionBits]).filter(
    (ranked) => ranked !== undefined,
  );
};

type Criterion = { of: (ranked: Ranked) => number; most: number };
const criteria: Record<IndexSettings["ranking"][number], Criterion | undefined> = {
  typo: { of: ({ slips }) => slips, most: mostSlips },
  words: { of: ({ words }) => mostWords - words, most: mostWords },
  proximity: { of: ({ distance }) => distance, most: mostDistance },
  attribute: { of: ({ place }) => place, most: (mostRank + 1) * 1024 - 1 },
  exact: { of: ({ same }) => mostWords - same, most: mostWords },
  // Nothing here lies on a map or has optional filters; the custom ranking is the order of the records.
  geo: undefined,
  filters: undefined,
  custom: undefined,
};

function keyOf(ranked: Ranked, ranking: IndexSettings["ranking"]): number {
  let key = 0;
  for (const name of ranking) {
    const criterion = criteria[name];
    if (criterion !== undefined) key = key * (criterion.most + 1) + Math.min(criterion.of(ranked), criterion.most);
  }
  return key;
}

function placeFor(index: SearchableIndex, found: number[]): number {
  if (found.length === 0) return 0;
  const place = Math.min(...found.map(placeOf));
  const rankOf = place >>> positionBits;
  const isOrdered = index.attributes.some(({ rank, isOrdered }) => rank === rankOf && isOrdered);
  const position = isOrdered ? Math.min(place & (2 ** positionBits - 1), lastCounted) : 0;
  return Math.min(rankOf, mostRank) * 1024 + position;
}

/** How far apart neighbours in the query are in the text, summed up. */
function distancesIn(index: SearchableIndex, { words, records }: Matched): number[] {
  if (words.length < 2) return [];
  const wanted = new Uint8Array(index.records.length);
  for (const record of records) wanted[record] = 1;
  const places = words.map((word) => placesIn(index, word, wanted));
  return Array.from(records, (record) => {
    let sum = 0;
    for (let at = 1; at < places.length; at += 1)
      sum += nearest(places[at - 1]?.get(record) ?? [], places[at]?.get(record) ?? []);
    return sum;
  });
}

function placesIn(index: SearchableIndex, { terms }: WordMatch, wanted: Uint8Array): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const term of terms.keys()) {
    const postings = index.postings[term] ?? new Int32Array();
    for (let at = 0; at < postings.length; at += 2) {
      const record = postings[at] ?? 0;
      if (wanted[record] !== 1) continue;
      const known = places.get(record);
      if (known === undefined) places.set(record, [postings[at + 1] ?? 0]);
      else known.push(postings[at + 1] ?? 0);
    }
  }
  return places;
}

/** The order counts: "minne av" is one apart, "av minne" two. One word for both is no distance at all. */
function nearest(before: number[], after: number[]): number {
  let least = farthest;
  for (const one of before) {
    for (const other of after) {
      const apart = other >= one ? other - one : one - other + 1;
      if (apart < least) least = apart;
    }
  }
  return least;
}
