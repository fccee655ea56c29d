import { isEnoughOfName } from "@hjarta-lunga/contract/memorials.ts";

/** They have no accent that could be taken off. */
const plainLetters: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th" };

/**
 * The words of a text as they are searched for: small letters without accents, each once. The same is made of a register's
 * entries and of what a visitor types, so that Åsa is found by Asa, and Asa by Åsa.
 */
export const wordsOf = (text: string): string[] => {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    // O'Brien is one word. So is a postcode, which is written in two.
    .replaceAll(/[\p{M}'’´`]/gu, "")
    .replaceAll(/\b(\d{3}) (\d{2})\b/g, "$1$2")
    .replaceAll(/[øæœßłđðþ]/g, (letter) => plainLetters[letter] ?? letter);
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
};

/** More words than any name, town and year: each costs the database something. */
const mostWords = 8;

/** What numbers are in a register: a year is asked for whole, a postcode also by its beginning. */
export type Numbers = "years" | "postcodes";

/** What is asked for: a beginning of a word, or a whole one. What is not needed comes first all the same where it is found. */
export type Asked = { word: string; isWhole: boolean; isNeeded: boolean };

export const isNumber = (word: string) => /^\d+$/.test(word);

/** Somebody whose every name is a letter, asked for by the whole name: it is too little to find anybody else by. */
export const isOfLettersAlone = (query: string): boolean =>
  !isEnoughOfName(query) && wordsOf(query).length > 0 && wordsOf(query).every((word) => /^\p{L}$/u.test(word));

/**
 * What a visitor asks for. A year that is half written says too little yet; a letter alone may be an initial that the
 * register has not, and what another word begins with may be that word. People are asked for by name: by a few letters of
 * it at least, and where no word has as many, by whole words. So nobody reads the register by years or pairs of letters.
 */
export const askedIn = (query: string, numbers: Numbers): Asked[] => {
  const isOfPeople = numbers === "years";
  if (isOfPeople && !isEnoughOfName(query) && !isOfLettersAlone(query)) return [];
  const isYear = (word: string) => isOfPeople && isNumber(word);
  const words = wordsOf(query)
    .filter((word) => !isYear(word) || word.length === 4)
    .slice(0, mostWords);
  const isShort = isOfPeople && !words.some((word) => !isNumber(word) && isEnoughOfName(word));
  const saysMore = (word: string) =>
    word.length > 1 && !words.some((other) => other !== word && other.startsWith(word));
  return words.map((word) => ({ word, isWhole: isShort || isYear(word), isNeeded: isShort || saysMore(word) }));
};

/** Shorter words are like too many others. */
const leastToGuess = 4;
/** Years and postcodes are not guessed. */
export const isGuessed = (word: string) => word.length >= leastToGuess && !isNumber(word);

/**
 * Whether two words are the same but for a letter that is missing, too much, another or in its neighbour's place: Karl and
 * Carl, Lindström and Lindstöm.
 */
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
