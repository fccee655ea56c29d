/** A word as it stands in a text, and as it is compared. */
export type Word = { term: string; start: number; end: number };

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const marks = /\p{M}+/gu;
const letters: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", œ: "oe", ł: "l", đ: "d" };

/** How words are compared: in small letters, without accents, except on the letters that the index keeps apart. */
export const createReader = (kept: string) => {
  const keptLetters = new Set(kept.normalize("NFC").toLowerCase());
  const plain = (letter: string) => letters[letter] ?? letter.normalize("NFD").replaceAll(marks, "");

  const fold = (word: string): string => {
    const small = word.toLowerCase();
    return /^[a-z0-9]*$/.test(small) ? small : Array.from(small.normalize("NFC"), plain).join("");
  };
  const termOf = (word: string): string => {
    const small = word.toLowerCase();
    if (/^[a-z0-9]*$/.test(small)) return small;
    return Array.from(small.normalize("NFC"), (letter) => (keptLetters.has(letter) ? letter : plain(letter))).join("");
  };
  return {
    /** Without any accent, also of letters that are kept apart: as somebody types who has no such key. */
    fold,
    words: (text: string): Word[] =>
      Array.from(text.matchAll(wordPattern), (found) => ({
        term: termOf(found[0]),
        start: found.index,
        end: found.index + found[0].length,
      })),
  };
};
export type Reader = ReturnType<typeof createReader>;
