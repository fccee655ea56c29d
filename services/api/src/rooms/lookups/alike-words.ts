import { likeness, trigramsOf, wordsWith, type WordIndex } from "./word-index.ts";
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
