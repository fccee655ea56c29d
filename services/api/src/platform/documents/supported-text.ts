import { isSeen, marksBeyond } from "@hjarta-lunga/contract/plain-text.ts";

/** Soft hyphens, choices between forms of a sign and the like: nothing to draw, and fonts have no glyph for them. */
const unseen = /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;

/** A text with all that a reader sees of it, letter by letter, in its own lines. Spaces are one of a kind, since fonts have few. */
export const supportedText = (written: string): string =>
  isSeen(written)
    ? written
        .normalize("NFC")
        .replaceAll(unseen, "")
        .replaceAll(/[^\S\n]+/gu, " ")
        .replaceAll(/ ?\n ?/g, "\n")
        .trim()
    : "";

/** The same, line by line; none of what is blank. */
export const supportedLines = (written: string): string[] => {
  const drawn = supportedText(written);
  return drawn === "" ? [] : drawn.split("\n");
};

/**
 * The compiler's shaper ends the whole process at an Indian syllable of more than 255 signs, and one sign may become three. No
 * language has so long a word with marks in it.
 */
const longestMarkedWord = 80;
export const isSafelyShaped = (text: string): boolean =>
  text.search(marksBeyond) === -1 &&
  text.split(/\s/u).every((word) => word.length <= longestMarkedWord || !/[\p{M}\p{Join_Control}]/u.test(word));
