import { matchingTerms } from "./matching-terms.ts";
import type { TermMatches } from "./matching-terms.ts";
import type { QueryWord } from "./query-words.ts";
import { positionBits } from "./searchable-index.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import type { IndexSettings } from "./settings.ts";

/** From the highest down: typos, rank of the attribute, kind of match, position. The best answer is the least number. */
const kindBits = 2;
const rankBits = 6;
const rankShift = positionBits + kindBits;
const typoShift = rankShift + rankBits;
const none = 2 ** 31 - 1;
const nothing = new Int32Array();

/** One word of the query: the terms that answer it, and for each record the best of them, `none` where there is none. */
export type WordMatch = { word: QueryWord; terms: TermMatches; best: Int32Array };
export type Matched = { words: WordMatch[]; records: Int32Array };

export const typosOf = (best: number) => best >>> typoShift;
export const kindOf = (best: number) => (best >>> positionBits) & (2 ** kindBits - 1);
/** As the postings say it: the rank of the attribute above, the position in it below. */
export const placeOf = (best: number) =>
  (((best >>> rankShift) & (2 ** rankBits - 1)) << positionBits) | (best & (2 ** positionBits - 1));
export const answers = (best: number) => best !== none;

/** The records in which every word is found, or, where the settings say so, those with as many as can be. */
export const findMatches = (
  index: SearchableIndex,
  settings: IndexSettings,
  words: QueryWord[],
  { ranks, passes }: { ranks: ReadonlySet<number>; passes: (record: number) => boolean },
): Matched => {
  const all = withJoined(index, settings, words).map(({ word, terms }) => ({
    word,
    terms,
    best: bestPlaces(index, terms, ranks),
  }));
  for (const needed of attempts(all, settings.removeWordsIfNoResults)) {
    const found: number[] = [];
    for (let id = 0; id < index.records.length; id += 1) if (needed(id) && passes(id)) found.push(id);
    if (found.length > 0)
      return { words: all, records: fewestTypos(Int32Array.from(found), all, settings.typoTolerance) };
  }
  return { words: all, records: new Int32Array() };
};

/** "hjärt svikt" is often meant to be one word: each half is also answered by the whole, at the cost of a typo. */
function withJoined(index: SearchableIndex, settings: IndexSettings, words: QueryWord[]) {
  const found = words.map((word) => ({ word, terms: matchingTerms(index, settings, word) }));
  for (const [at, { word }] of found.entries()) {
    const next = found[at + 1];
    if (next === undefined || settings.typoTolerance === false) continue;
    const joined = { term: word.term + next.word.term, isPrefix: next.word.isPrefix };
    for (const [term, match] of matchingTerms(index, { ...settings, typoTolerance: false }, joined))
      for (const half of [found[at]?.terms, next.terms])
        if (half?.has(term) === false) half.set(term, { ...match, typos: match.typos + 1 });
  }
  return found;
}

function bestPlaces(index: SearchableIndex, terms: TermMatches, ranks: ReadonlySet<number>): Int32Array {
  const best = new Int32Array(index.records.length).fill(none);
  for (const [term, { typos, kind }] of terms) {
    const base = (Math.min(typos, 3) << typoShift) | (kind << positionBits);
    const postings = index.postings[term] ?? nothing;
    for (let at = 0; at < postings.length; at += 2) {
      const record = postings[at] ?? 0;
      const place = postings[at + 1] ?? 0;
      const rank = place >>> positionBits;
      const score = base | (rank << rankShift) | (place & (2 ** positionBits - 1));
      if (score < (best[record] ?? 0) && ranks.has(rank)) best[record] = score;
    }
  }
  return best;
}

/** What a record must have, from strict to generous. */
function* attempts(all: WordMatch[], ifNone: IndexSettings["removeWordsIfNoResults"]) {
  const has = (words: WordMatch[]) => (id: number) => words.every(({ best }) => answers(best[id] ?? none));
  yield has(all);
  if (ifNone === "allOptional") yield (id: number) => all.some(({ best }) => answers(best[id] ?? none));
  if (ifNone === "lastWords") for (let left = all.length - 1; left > 0; left -= 1) yield has(all.slice(0, left));
  if (ifNone === "firstWords") for (let gone = 1; gone < all.length; gone += 1) yield has(all.slice(gone));
}

/** `min` keeps those with the fewest typos, `strict` those with one more as well. */
function fewestTypos(records: Int32Array, all: WordMatch[], tolerance: IndexSettings["typoTolerance"]): Int32Array {
  if (tolerance !== "min" && tolerance !== "strict") return records;
  const typos = records.map((id) => typosIn(all, id));
  const most = typos.reduce((least, each) => Math.min(least, each), none) + (tolerance === "strict" ? 1 : 0);
  return records.filter((_, at) => (typos[at] ?? none) <= most);
}

const typosIn = (words: WordMatch[], id: number): number => {
  let sum = 0;
  for (const { best } of words) if (answers(best[id] ?? none)) sum += typosOf(best[id] ?? none);
  return sum;
};
