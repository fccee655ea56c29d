import { lookupPageSize } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { alikeWords, entriesMatching, type Alike, type Term } from "./matching.ts";
import { entriesOf, lastLetter, likeness, placeOf, trigramsOf, trigramsOfWord, wordsOfEntry } from "./word-index.ts";
import type { WordIndex } from "./word-index.ts";
import { isNumber, type Asked } from "./words.ts";

const mostFound = 200;
const mostRanked = 1_000;
const mostMeant = 1_000;

const termsOf = (index: WordIndex, asked: Asked[]) =>
  asked.map((one) => {
    const { word, isWhole } = one;
    const first = placeOf(index, word);
    const whole: Term = { first, end: index.words[first] === word ? first + 1 : first, others: [] };
    return { ...one, whole, begun: isWhole ? whole : { ...whole, end: placeOf(index, word + lastLetter) } };
  });

/** How much of all that was asked for an entry has in all its words. */
const likenessOfAll = (index: WordIndex, asked: Asked[]) => {
  const letters = new Set(asked.flatMap(({ word }) => trigramsOf(word)));
  const wanted = new Uint8Array(index.trigrams.size);
  for (const each of letters) {
    const trigram = index.trigrams.get(each);
    if (trigram !== undefined) wanted[trigram] = 1;
  }
  const seenIn = new Int32Array(index.trigrams.size).fill(-1);
  return (entry: number): number => {
    let [shared, all] = [0, 0];
    for (const word of wordsOfEntry(index, entry))
      for (const trigram of trigramsOfWord(index, word)) {
        if (seenIn[trigram] === entry) continue;
        seenIn[trigram] = entry;
        all += 1;
        shared += wanted[trigram] ?? 0;
      }
    return likeness(shared, letters.size, all);
  };
};

/** A word alone is compared with words, and not with all that somebody is called besides. */
const findByOneAlike = (index: WordIndex, alike: Alike[]): [number, number][] =>
  alike.flatMap((each) =>
    Array.from(entriesOf(index, each.word).subarray(0, mostFound), (entry): [number, number] => [entry, each.likeness]),
  );

type Found = ReturnType<typeof termsOf>[number];

/** 0 where the entry begins with the words in their order, as they are typed; 1 where they stand so later on; else 2. */
const placeOfWords = (index: WordIndex, terms: Found[]) => {
  const [first, ...next] = terms.filter(({ word }) => !isNumber(word)).map(({ begun }) => begun);
  const isOf = (word: number | undefined, { first: from, end }: Term) =>
    word !== undefined && word >= from && word < end;
  return (entry: number): number => {
    if (first === undefined) return 2;
    const words = wordsOfEntry(index, entry);
    const begins = words.findIndex(
      (word, at) => isOf(word, first) && next.every((term, after) => isOf(words[at + 1 + after], term)),
    );
    return begins < 0 ? 2 : Math.min(begins, 1);
  };
};

const findWritten = function* (index: WordIndex, terms: Found[], rankOf: (entry: number) => number) {
  for (const how of ["whole", "begun"] as const) {
    const found = entriesMatching(
      index,
      terms.map((term) => term[how]),
      mostRanked,
    );
    yield found
      .map((entry) => ({ entry, rank: rankOf(entry) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry);
  }
};

/**
 * When whole words do not fill a page, beginnings of words follow, then the needed words alone, then words that may
 * have been meant.
 */
export const find = (index: WordIndex, asked: Asked[]): number[] => {
  const terms = termsOf(index, asked);
  const needed = terms.filter(({ isNeeded }) => isNeeded);
  if (needed.length === 0) return [];
  const rankOf = placeOfWords(index, terms);
  const written = new Set<number>();
  for (const some of needed.length < terms.length ? [terms, needed] : [needed])
    for (const entries of findWritten(index, some, rankOf)) {
      for (const entry of entries) written.add(entry);
      if (written.size >= lookupPageSize) return [...written].slice(0, mostFound);
    }
  const alike = needed.map(({ word }) => alikeWords(index, word));
  const meant = (): [number, number][] => {
    const others = needed.map((term, at) => ({ ...term.begun, others: (alike[at] ?? []).map(({ word }) => word) }));
    const likenessOf = likenessOfAll(index, needed);
    return entriesMatching(index, others, mostMeant).map((entry) => [entry, likenessOf(entry)]);
  };
  const guessed = (needed.length === 1 ? findByOneAlike(index, alike.flat()) : meant())
    .sort(([one, itsLikeness], [other, othersLikeness]) => othersLikeness - itsLikeness || one - other)
    .map(([entry]) => entry);
  return [...new Set([...written, ...guessed])].slice(0, mostFound);
};
