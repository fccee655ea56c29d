import { lookupPageSize } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { alikeWords } from "./alike-words.ts";
import type { Alike } from "./alike-words.ts";
import { having } from "./having.ts";
import type { Term } from "./having.ts";
import { likeness, trigramsOf } from "./trigrams.ts";
import { entriesOf, lastLetter, placeOf, trigramsOfWord, wordsOf } from "./word-index.ts";
import type { WordIndex } from "./word-index.ts";
import type { Asked } from "./words.ts";

/** Nobody pages further: whoever looks for one entry writes another word instead. */
const mostFound = 200;
/** Of so many that may have been meant the most alike are shown. */
const mostMeant = 1_000;

const termsOf = (index: WordIndex, asked: Asked[]) =>
  asked.map(({ word, isWhole }) => {
    const first = placeOf(index, word);
    const whole: Term = { first, end: index.words[first] === word ? first + 1 : first, others: [] };
    return { word, whole, begun: isWhole ? whole : { ...whole, end: placeOf(index, word + lastLetter) } };
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
    for (const word of wordsOf(index, entry))
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

/**
 * The positions of what is found, best first: entries with all words as they are written. When they do not fill a page,
 * those with words that begin so follow, and then those with words that may have been meant.
 */
export const find = (index: WordIndex, asked: Asked[]): number[] => {
  if (asked.length === 0) return [];
  const terms = termsOf(index, asked);
  const whole = having(
    index,
    terms.map((term) => term.whole),
    mostFound,
  );
  if (whole.length >= lookupPageSize) return whole;
  const begun = having(
    index,
    terms.map((term) => term.begun),
    mostFound,
  );
  const written = [...new Set([...whole, ...begun])].slice(0, mostFound);
  if (written.length >= lookupPageSize) return written;
  const alike = asked.map(({ word }) => alikeWords(index, word));
  const isOne = asked.length === 1;
  const meant = (): [number, number][] => {
    const others = terms.map((term, at) => ({ ...term.begun, others: (alike[at] ?? []).map(({ word }) => word) }));
    const likenessOf = likenessOfAll(index, asked);
    return having(index, others, mostMeant).map((entry) => [entry, likenessOf(entry)]);
  };
  const guessed = (isOne ? findByOneAlike(index, alike.flat()) : meant())
    .sort(([one, itsLikeness], [other, othersLikeness]) => othersLikeness - itsLikeness || one - other)
    .map(([entry]) => entry);
  return [...new Set([...written, ...guessed])].slice(0, mostFound);
};
