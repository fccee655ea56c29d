import { setImmediate as letOthersRun } from "node:timers/promises";

/** Three letters at a time, as pg_trgm takes them: a word's beginning counts for more than what stands within it. */
export const trigramsOf = (word: string): string[] => {
  const letters = Array.from(`  ${word} `);
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join("")))];
};

export const likeness = (shared: number, one: number, other: number): number => shared / (one + other - shared);

const inSlices = async (count: number, size: number, work: (at: number) => void): Promise<void> => {
  for (let from = 0; from < count; from += size) {
    const end = Math.min(from + size, count);
    for (let at = from; at < end; at++) work(at);
    await letOthersRun();
  }
};

/** Lists of numbers in a row: where each begins, and all of them. A list of its own for each takes three times the memory. */
type Lists = { starts: Int32Array; numbers: Int32Array };

const toLists = (lists: number[][]): Lists => {
  const starts = new Int32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length;
  return { starts, numbers: new Int32Array(lists.flat()) };
};
const listAt = ({ starts, numbers }: Lists, at: number): Int32Array => numbers.subarray(starts[at], starts[at + 1]);

/** A word is known by its place among all words in order, so that words that begin alike stand together. */
export type WordIndex = {
  words: string[];
  trigrams: Map<string, number>;
  ofEntries: Lists;
  ofWords: Lists;
  trigramsOfWords: Lists;
  wordsOfTrigrams: Lists;
};

export const placeOf = ({ words }: WordIndex, text: string): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
};
export const entriesOf = ({ ofWords }: WordIndex, word: number) => listAt(ofWords, word);
export const wordsOfEntry = ({ ofEntries }: WordIndex, entry: number) => listAt(ofEntries, entry);
export const trigramsOfWord = ({ trigramsOfWords }: WordIndex, word: number) => listAt(trigramsOfWords, word);
export const wordsWith = ({ wordsOfTrigrams }: WordIndex, trigram: number) => listAt(wordsOfTrigrams, trigram);

export const lastLetter = "\u{10FFFF}";

const numbersASlice = 50_000;
const listsASlice = 10_000;
const wordsASlice = 500;

/** Counted first and then put in place, since there are very many. */
const invert = async ({ starts, numbers }: Lists, count: number): Promise<Lists> => {
  const ends = new Int32Array(count + 1);
  await inSlices(numbers.length, numbersASlice, (at) => {
    const next = (numbers[at] ?? 0) + 1;
    ends[next] = (ends[next] ?? 0) + 1;
  });
  for (let at = 1; at <= count; at++) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0);
  const begins = ends.slice();
  const lists = new Int32Array(numbers.length);
  await inSlices(starts.length - 1, listsASlice, (list) => {
    const end = starts[list + 1] ?? 0;
    for (let at = starts[list] ?? 0; at < end; at++) {
      const number = numbers[at] ?? 0;
      const place = begins[number] ?? 0;
      lists[place] = list;
      begins[number] = place + 1;
    }
  });
  return { starts: ends, numbers: lists };
};

const numberedTrigrams = async (words: string[]) => {
  const trigrams = new Map<string, number>();
  const ofWords: number[][] = [];
  await inSlices(words.length, wordsASlice, (at) => {
    ofWords.push(
      trigramsOf(words[at] ?? "").map((letters) => {
        const trigram = trigrams.get(letters) ?? trigrams.size;
        trigrams.set(letters, trigram);
        return trigram;
      }),
    );
  });
  return { trigrams, trigramsOfWords: toLists(ofWords) };
};

export const createWordIndexer = () => {
  const numbers = new Map<string, number>();
  const starts = [0];
  const found: number[] = [];
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const add = (spelled: string) => {
    if (spelled !== "") for (const word of spelled.split(" ")) found.push(numberOf(word));
    starts.push(found.length);
  };

  const finish = async (): Promise<WordIndex> => {
    // As `<` has them, which finds them again; by the engine itself, since this cannot be sliced.
    const words = [...numbers.keys()].toSorted();
    const places = new Int32Array(words.length);
    for (const [place, word] of words.entries()) places[numberOf(word)] = place;
    const ofEntries = { starts: new Int32Array(starts), numbers: new Int32Array(found.length) };
    await inSlices(found.length, numbersASlice, (at) => {
      ofEntries.numbers[at] = places[found[at] ?? 0] ?? 0;
    });
    const ofWords = await invert(ofEntries, words.length);
    const { trigrams, trigramsOfWords } = await numberedTrigrams(words);
    const wordsOfTrigrams = await invert(trigramsOfWords, trigrams.size);
    return { words, trigrams, ofEntries, ofWords, trigramsOfWords, wordsOfTrigrams };
  };
  return { add, finish };
};
