import type { Matched, WordMatch } from "./matches.ts";
import type { SearchableIndex } from "./searchable-index.ts";

const farthest = 8;
/** Of a word that stands there more often, the first places are enough. */
const mostPlaces = 8;
const nothing = new Int32Array();

/** How far apart neighbours in the query are in the text, summed up for each record. Nothing, where there are none. */
export const distancesIn = (index: SearchableIndex, { words, records }: Matched): Int32Array | undefined => {
  if (words.length < 2) return undefined;
  const rows = new Int32Array(index.records.length).fill(-1);
  for (const [row, record] of records.entries()) rows[record] = row;
  const places = words.map((word) => placesIn(index, word, rows, records.length));
  return records.map((_, row) => {
    let sum = 0;
    for (let at = 1; at < places.length; at += 1) sum += nearest(row, places[at - 1], places[at]);
    return sum;
  });
};

type Places = { counts: Uint8Array; at: Int32Array };

function placesIn(index: SearchableIndex, { terms }: WordMatch, rows: Int32Array, count: number): Places {
  const counts = new Uint8Array(count);
  const at = new Int32Array(count * mostPlaces);
  for (const term of terms.keys()) {
    const postings = index.postings[term] ?? nothing;
    for (let each = 0; each < postings.length; each += 2) {
      const row = rows[postings[each] ?? 0] ?? -1;
      const known = row === -1 ? mostPlaces : (counts[row] ?? 0);
      if (known === mostPlaces) continue;
      at[row * mostPlaces + known] = postings[each + 1] ?? 0;
      counts[row] = known + 1;
    }
  }
  return { counts, at };
}

/** The order counts: "minne av" is one apart, "av minne" two. */
function nearest(row: number, before: Places | undefined, after: Places | undefined): number {
  if (before === undefined || after === undefined) return 0;
  const first = row * mostPlaces;
  const lastBefore = first + (before.counts[row] ?? 0);
  const lastAfter = first + (after.counts[row] ?? 0);
  let least = farthest;
  for (let one = first; one < lastBefore; one += 1) {
    const from = before.at[one] ?? 0;
    for (let other = first; other < lastAfter; other += 1) {
      const to = after.at[other] ?? 0;
      const apart = to > from ? to - from : from - to + 1;
      if (apart < least) least = apart;
      if (least === 1) return 1;
    }
  }
  return least;
}
