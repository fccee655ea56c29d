import { marksBeyond } from "@hjarta-lunga/contract/plain-text.ts";
import type { Draws } from "./font-characters.ts";

const clusters = new Intl.Segmenter("sv", { granularity: "grapheme" });
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;
/** Tells how its neighbours are drawn: fonts know joiners without having a glyph for them. */
const joiner = /\p{Join_Control}/u;
/** Soft hyphens, choices between forms of a sign and the like: nothing to draw. */
const unseen = /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;
const worthShowing = /\p{L}|\p{N}|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Letter and marks are set together, so by one font. */
const isDrawn = (cluster: string, fonts: readonly Draws[]): boolean =>
  fonts.some((font) =>
    Array.from(cluster).every((character) => joiner.test(character) || font(character.codePointAt(0) ?? 0)),
  );

/** Whether all of a text can be drawn as it is, with nothing left out and nothing in another's place. */
export const isAllDrawn = (text: string, fonts: readonly Draws[]): boolean =>
  Array.from(clusters.segment(text)).every(({ segment }) => /^\s+$/u.test(segment) || isDrawn(segment, fonts));

/**
 * A cluster as one font can draw it, since letter and marks are set together: without the marks that it has not, nothing
 * for a picture, "?" for a letter.
 */
const drawnCluster = (cluster: string, fonts: readonly Draws[]): string => {
  const [base = "", ...marks] = Array.from(cluster);
  if (isDrawn(cluster, fonts)) return cluster;
  if (picture.test(cluster)) return "";
  const font = fonts.find((one) => isDrawn(base, [one]));
  return font ? [base, ...marks.filter((mark) => isDrawn(mark, [font]))].join("") : "?";
};

/**
 * The compiler's shaper ends the whole process at an Indian syllable of more than 255 signs, and no thread stops that. Words
 * are cut far below it, since one sign may become three. No name that is borne has so long a word.
 */
const longestWord = 100;

/** Between clusters where it can be: letters joined to one syllable are one cluster, however many they are. */
const cutWord = (word: string): string => {
  const parts: string[][] = [];
  for (const { segment } of clusters.segment(word)) {
    const signs = Array.from(segment);
    for (let from = 0; from < signs.length; from += longestWord) {
      const piece = signs.slice(from, from + longestWord);
      const last = parts.at(-1);
      if (last && last.length + piece.length <= longestWord) last.push(...piece);
      else parts.push(piece);
    }
  }
  return parts.map((signs) => signs.join("")).join(" ");
};

/**
 * What a document can show of what a visitor wrote, so that nobody gets a receipt with empty boxes: pictures are left out,
 * a letter becomes "?", and what is too long to be a word or a letter is cut. Nothing when no letter is left, as of a name in an alphabet that we have no font for.
 */
export const drawnText = (written: string, fonts: readonly Draws[]): string | null => {
  const text = written.normalize("NFC").replaceAll(unseen, "").replaceAll(marksBeyond, "$<kept>");
  const drawn = Array.from(clusters.segment(text), ({ segment }) => drawnCluster(segment, fonts))
    .join("")
    .split(/\s+/u)
    .map(cutWord)
    .join(" ")
    .trim();
  return worthShowing.test(drawn) ? drawn : null;
};
