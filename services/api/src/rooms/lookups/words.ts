import { isEnoughOfName } from "@hjarta-lunga/contract/memorials.ts";

const plainLetters: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th" };

/** Made of entries and of what a visitor types alike, so that Åsa is found by Asa, and Asa by Åsa. */
export const searchWords = (text: string): string[] => {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    // O'Brien is one word. So is a postcode, which is written in two.
    .replaceAll(/[\p{M}'’´`]/gu, "")
    .replaceAll(/\b(\d{3}) (\d{2})\b/g, "$1$2")
    .replaceAll(/[øæœßłđðþ]/g, (letter) => plainLetters[letter] ?? letter);
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
};

const mostWords = 8;

/** What numbers are in a register: a year is asked for whole, a postcode also by its beginning. */
export type Numbers = "years" | "postcodes";

/** What is asked for: a beginning of a word, or a whole one. What is not needed comes first all the same where it is found. */
export type Asked = { word: string; isWhole: boolean; isNeeded: boolean };

export const isNumber = (word: string) => /^\d+$/.test(word);

/** Somebody whose every name is a letter, asked for by the whole name: it is too little to find anybody else by. */
export const isOfLettersAlone = (query: string): boolean =>
  !isEnoughOfName(query) && searchWords(query).length > 0 && searchWords(query).every((word) => /^\p{L}$/u.test(word));

/**
 * A half-written year says too little, a letter may be an initial. People are found by at least a few letters of a
 * name, or by whole words, so that nobody reads the register by years or pairs of letters.
 */
export const askedIn = (query: string, numbers: Numbers): Asked[] => {
  const isOfPeople = numbers === "years";
  if (isOfPeople && !isEnoughOfName(query) && !isOfLettersAlone(query)) return [];
  const isYear = (word: string) => isOfPeople && isNumber(word);
  const words = searchWords(query)
    .filter((word) => !isYear(word) || word.length === 4)
    .slice(0, mostWords);
  const isShort = isOfPeople && !words.some((word) => !isNumber(word) && isEnoughOfName(word));
  const saysMore = (word: string) =>
    word.length > 1 && !words.some((other) => other !== word && other.startsWith(word));
  return words.map((word) => ({ word, isWhole: isShort || isYear(word), isNeeded: isShort || saysMore(word) }));
};

/** Shorter words are like too many others. */
const leastToGuess = 4;
export const isGuessed = (word: string) => word.length >= leastToGuess && !isNumber(word);

/** A letter is missing, too much, another or in its neighbour's place: Karl and Carl, Lindström and Lindstöm. */
export const isOneEditAway = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin += 1;
  let end = 0;
  while (end < short.length - begin && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.slice(begin, short.length - end), long.slice(begin, long.length - end)];
  if (left.length === 0 || (left.length === 1 && right.length === 1)) return true;
  // What differs is the same letters, with one of them moved from one end to the other.
  return left.length === right.length && (left.slice(1) === right.slice(0, -1) || right.slice(1) === left.slice(0, -1));
};
