import type { Search } from "./settings.ts";

/** A word of a query, in small letters. The last one may still be being typed. */
export type QueryWord = { text: string; isPrefix: boolean };

/** The provider looks no further. */
const mostWords = 10;
export const wordPattern = /[\p{L}\p{N}]+/gu;

/** As somebody types who has no such key. */
export const withoutAccents = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Words that say nothing of what is looked for, in the languages of the site. */
const stopWords = new Set(
  `alla att av bara blir bli de dem den denna deras dess det detta dig din dina ditt du där då efter ej eller en er era ett
  finns från för ha han hans har henne hennes hon honom hur här i icke inte jag kan kunde man med mellan men mig min mina
  mitt mot mycket ni nu när någon något några och om oss på sig sin sina sitt ska skulle som till upp ut utan vad var vara
  vart varför vem vi vid vilka vilken vilket är about an and are as at be by can do for from have how if in is it its me my
  of on or our that the their this to was we what when where which who why will with you your`.split(/\s+/),
);

export const wordsOf = ({ query, removeStopWords }: Search): QueryWord[] => {
  const all = (query.normalize("NFC").toLowerCase().match(wordPattern) ?? []).slice(0, mostWords);
  const words = all.map((text, at) => ({ text, isPrefix: at === all.length - 1 }));
  // What is being typed may become another word.
  const left = words.filter(({ text, isPrefix }) => isPrefix || removeStopWords === false || !stopWords.has(text));
  return left.length > 0 ? left : words;
};
