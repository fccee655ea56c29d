/** A word as it stands in a text, and as it is compared. */
export type Word = { term: string; start: number; end: number };

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const marks = /\p{M}+/gu;
const letters: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", œ: "oe", ł: "l", đ: "d" };
const plain = (letter: string) => letters[letter] ?? letter.normalize("NFD").replaceAll(marks, "");

/** A text has few different words; how they are compared is worked out once. */
const mostKnown = 200_000;
const once = (work: (word: string) => string) => {
  const known = new Map<string, string>();
  return (word: string): string => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const result = work(word);
    if (known.size < mostKnown) known.set(word, result);
    return result;
  };
};

/** How words are compared: in small letters, without accents, except on the letters that the index keeps apart. */
export const createReader = (kept: string) => {
  const keptLetters = new Set(kept.normalize("NFC").toLowerCase());
  const written = (word: string, show: (letter: string) => string): string => {
    const small = word.toLowerCase();
    return /^[a-z0-9]*$/.test(small) ? small : Array.from(small.normalize("NFC"), show).join("");
  };
  const termOf = once((word) => written(word, (letter) => (keptLetters.has(letter) ? letter : plain(letter))));
  return {
    /** Without any accent, also of letters that are kept apart: as somebody types who has no such key. */
    fold: once((word) => written(word, plain)),
    terms: (text: string): string[] => (text.match(wordPattern) ?? []).map(termOf),
    words: (text: string): Word[] =>
      Array.from(text.matchAll(wordPattern), (found) => ({
        term: termOf(found[0]),
        start: found.index,
        end: found.index + found[0].length,
      })),
  };
};
export type Reader = ReturnType<typeof createReader>;
