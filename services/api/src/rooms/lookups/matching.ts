import { likeness, trigramsOf, wordsWith, entriesOf, type WordIndex } from "./word-index.ts";
import { isGuessed, isOneEditAway } from "./words.ts";

export type Alike = { word: number; likeness: number };

const mostAlike = 8;
/** As pg_trgm has it: two words that share less are not alike. */
const leastLikeness = 0.3;
/** A moved letter changes three, a letter put between others two. */
const mostChangedBySlip = 5;

export const alikeWords = (index: WordIndex, asked: string): Alike[] => {
  if (!isGuessed(asked)) return [];
  const trigrams = trigramsOf(asked);
  const shared = new Uint8Array(index.words.length);
  for (const letters of trigrams) {
    const trigram = index.trigrams.get(letters);
    if (trigram === undefined) continue;
    for (const word of wordsWith(index, trigram)) shared[word] = (shared[word] ?? 0) + 1;
  }
  // Fewer are shared neither by a word that is a slip away nor by one that is like enough.
  const leastShared = Math.max(
    1,
    Math.min(trigrams.length - mostChangedBySlip, Math.ceil(trigrams.length * leastLikeness)),
  );
  const near: Alike[] = [];
  const like: Alike[] = [];
  const { starts } = index.trigramsOfWords;
  for (let word = 0; word < shared.length; word++) {
    const count = shared[word] ?? 0;
    if (count < leastShared) continue;
    const alike = likeness(count, trigrams.length, (starts[word + 1] ?? 0) - (starts[word] ?? 0));
    if (isOneEditAway(asked, index.words[word] ?? "")) near.push({ word, likeness: alike });
    else if (alike >= leastLikeness) like.push({ word, likeness: alike });
  }
  return (near.length > 0 ? near : like)
    .sort((one, other) => other.likeness - one.likeness || one.word - other.word)
    .slice(0, mostAlike);
};

/** Words any of which will do: those from the first to before the end, and some others. */
export type Term = { first: number; end: number; others: number[] };

/** Asked of ten thousands of entries a search: a list made for each would be most of its time. */
const hasAny = (
  { ofEntries: { starts, numbers } }: WordIndex,
  entry: number,
  { first, end, others }: Term,
): boolean => {
  const last = starts[entry + 1] ?? 0;
  for (let at = starts[entry] ?? 0; at < last; at++) {
    const word = numbers[at] ?? 0;
    if ((word >= first && word < end) || (others.length > 0 && others.includes(word))) return true;
  }
  return false;
};

const wordsOfTerm = ({ first, end, others }: Term): number[] => [
  ...Array.from({ length: end - first }, (_, at) => first + at),
  ...others,
];

const entriesOfAny = function* (index: WordIndex, words: number[]): Iterable<number> {
  const marked = new Uint8Array(index.ofEntries.starts.length);
  for (const word of words) for (const entry of entriesOf(index, word)) marked[entry] = 1;
  for (let entry = marked.indexOf(1); entry !== -1; entry = marked.indexOf(1, entry + 1)) yield entry;
};

/** Entries are asked in order, so that one word's entries are walked along beside them. */
const createHasTerm = (index: WordIndex, term: Term, words: number[]): ((entry: number) => boolean) => {
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return (entry) => hasAny(index, entry, term);
  const entriesOfWord = entriesOf(index, only);
  let at = 0;
  return (entry) => {
    while ((entriesOfWord[at] ?? entry) < entry) at += 1;
    return entriesOfWord[at] === entry;
  };
};

export const entriesMatching = (index: WordIndex, terms: Term[], most: number): number[] => {
  const [rarest, ...rest] = terms
    .map((term) => {
      const words = wordsOfTerm(term);
      return { term, words, size: words.reduce((sum, word) => sum + entriesOf(index, word).length, 0) };
    })
    .sort((one, other) => one.size - other.size);
  const [only, ...others] = rarest?.words ?? [];
  if (!rarest || only === undefined) return [];
  const entries = others.length === 0 ? entriesOf(index, only) : entriesOfAny(index, rarest.words);
  const checks = rest.map(({ term, words }) => createHasTerm(index, term, words));
  const found: number[] = [];
  for (const entry of entries) {
    if (!checks.every((hasTerm) => hasTerm(entry))) continue;
    found.push(entry);
    if (found.length === most) break;
  }
  return found;
};
