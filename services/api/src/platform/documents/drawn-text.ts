import { marksBeyond } from "@hjarta-lunga/contract/plain-text.ts";
import type { Draws } from "./fonts.ts";
import { unseen } from "./supported-text.ts";

const clusters = new Intl.Segmenter("sv", { granularity: "grapheme" });
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;
const joiner = /\p{Join_Control}/u;
const worthShowing = /\p{L}|\p{N}|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

const isDrawn = (cluster: string, fonts: readonly Draws[]): boolean =>
  fonts.some((font) =>
    Array.from(cluster).every((character) => joiner.test(character) || font(character.codePointAt(0) ?? 0)),
  );

export const isAllDrawn = (text: string, fonts: readonly Draws[]): boolean =>
  Array.from(clusters.segment(text)).every(({ segment }) => /^\s+$/u.test(segment) || isDrawn(segment, fonts));

/** Without the marks that its font lacks; nothing for a picture, "?" for a letter. */
const drawnCluster = (cluster: string, fonts: readonly Draws[]): string => {
  const [base = "", ...marks] = Array.from(cluster);
  if (isDrawn(cluster, fonts)) return cluster;
  if (picture.test(cluster)) return "";
  const font = fonts.find((one) => isDrawn(base, [one]));
  return font ? [base, ...marks.filter((mark) => isDrawn(mark, [font]))].join("") : "?";
};

/** The compiler's shaper ends the whole process at a syllable of more than 255 signs, and one sign may become three. */
const longestWord = 100;

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
