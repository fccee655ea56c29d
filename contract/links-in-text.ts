/*
 * Whether a visitor's words hold a link. The line that is drawn: what a reader could tap or type as it stands is refused,
 * and so is the usual dress of a dot. A greeting with a space forgotten after its full stop is never refused for that:
 * whoever is clever enough gets a link past this, and nobody who congratulates is told off.
 */

/** Ends of web addresses that are no words, with or without a capital. */
const ends = "com|net|org|eu|biz|xyz|io|ru|ly|gl|gd|cc|dk|uk|co";
/** Those that are words too: with a capital they begin a sentence. "de", "nu", "is" and "me" are words before all else. */
const endsAndWords = "se|info|shop|store|site|online|app|link|click|top|club|vip";
/** Of what nobody writes after a full stop and a space. */
const endsAfterSpace = "com|net|biz|xyz";

const letter = "[\\p{L}\\p{N}]";
const notInWord = "(?!\\p{L})";

const links = [
  ["\\p{L}://|https?\\b|mailto:|www\\s?\\.\\s?\\S", "iu"],
  // A mailbox.
  ["\\S@\\S+\\.\\p{L}{2}", "u"],
  [`${letter}\\.(?:${ends})${notInWord}`, "iu"],
  [`${letter}\\.(?:${endsAndWords}|${endsAndWords.toUpperCase()})${notInWord}`, "u"],
  // Whatever it ends with, if a path follows: short links have the rarest ends.
  [`${letter}\\.(?:\\p{Ll}{2,}|\\p{Lu}{2,})/\\S`, "u"],
  [`${letter}\\s*\\.\\s*(?:${endsAfterSpace})${notInWord}`, "iu"],
  [`${letter}\\s+(?:dot|punkt)\\s+(?:${endsAfterSpace})${notInWord}`, "iu"],
  // A dot in brackets is there to be read as one.
  [`${letter}\\s*[[({]\\s*(?:\\.|dot|punkt)\\s*[\\])}]\\s*(?:${ends}|${endsAndWords}|de|nu|is|me)${notInWord}`, "iu"],
].map(([source = "", flags]) => new RegExp(source, flags));

/** An address looks the same with signs that nobody sees, and browsers take the full stop of East Asia for its dot. */
const dressings = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
export const undressed = (text: string): string =>
  text.normalize("NFKC").replaceAll(dressings, "").replaceAll("。", ".");

/** Somewhere on the web or a mailbox, however it is dressed: with another width of letters, or joiners in between. */
export const hasLink = (text: string): boolean => {
  const plain = undressed(text);
  return links.some((link) => link.test(plain));
};
