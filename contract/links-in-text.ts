/* Refuses what a reader could tap or type, but never a greeting that lacks a space after a full stop. */

const domainEndings = "com|net|org|eu|biz|xyz|io|ru|ly|gl|gd|cc|dk|uk|co";
/** Not capitalised, as at the start of a sentence. "de", "nu", "is" and "me" are too common to be here. */
const endingsThatAreWords = "se|info|shop|store|site|online|app|link|click|top|club|vip";
const endingsAfterSpace = "com|net|biz|xyz";

const letter = "[\\p{L}\\p{N}]";
const endOfWord = "(?!\\p{L})";

const linkPatterns = [
  ["\\p{L}://|https?\\b|mailto:|www\\s?\\.\\s?\\S", "iu"],
  ["\\S@\\S+\\.\\p{L}{2}", "u"],
  [`${letter}\\.(?:${domainEndings})${endOfWord}`, "iu"],
  [`${letter}\\.(?:${endingsThatAreWords}|${endingsThatAreWords.toUpperCase()})${endOfWord}`, "u"],
  // Any ending before a path: link shorteners have rare ones.
  [`${letter}\\.(?:\\p{Ll}{2,}|\\p{Lu}{2,})/\\S`, "u"],
  [`${letter}\\s*\\.\\s*(?:${endingsAfterSpace})${endOfWord}`, "iu"],
  [`${letter}\\s+(?:dot|punkt)\\s+(?:${endingsAfterSpace})${endOfWord}`, "iu"],
  [
    `${letter}\\s*[[({]\\s*(?:\\.|dot|punkt)\\s*[\\])}]\\s*(?:${domainEndings}|${endingsThatAreWords}|de|nu|is|me)${endOfWord}`,
    "iu",
  ],
].map(([source = "", flags]) => new RegExp(source, flags));

/** NFKC, because browsers read full-width letters and the East Asian full stop as a URL. */
const invisibleCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
export const withoutDisguise = (text: string): string =>
  text.normalize("NFKC").replaceAll(invisibleCharacters, "").replaceAll("。", ".");

export const hasLink = (text: string): boolean => {
  const plain = withoutDisguise(text);
  return linkPatterns.some((link) => link.test(plain));
};
