import type { Draws } from "./font-characters.ts";

const clusters = new Intl.Segmenter("sv", { granularity: "grapheme" });
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;
/** Tells how its neighbours are drawn: fonts know joiners without having a glyph for them. */
const joiner = /\p{Join_Control}/u;
/** Soft hyphens, choices between forms of a sign and the like: nothing to draw. */
const unseen = /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;
const worthShowing = /\p{L}|\p{N}|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * A cluster as one font can draw it, since letter and marks are set together: without the marks that it has not, nothing
 * for a picture, "?" for a letter.
 */
const drawnCluster = (cluster: string, fonts: readonly Draws[]): string => {
  const [base = "", ...marks] = Array.from(cluster);
  const has = (font: Draws) => (character: string) => joiner.test(character) || font(character.codePointAt(0) ?? 0);
  if (fonts.some((font) => [base, ...marks].every(has(font)))) return cluster;
  if (picture.test(cluster)) return "";
  const font = fonts.find((one) => has(one)(base));
  return font ? [base, ...marks.filter(has(font))].join("") : "?";
};

/**
 * What a document can show of what a visitor wrote, so that nobody gets a receipt with empty boxes: pictures are left out,
 * a letter becomes "?". Nothing when no letter is left, as of a name in an alphabet that we have no font for.
 */
export const drawnText = (written: string, fonts: readonly Draws[]): string | null => {
  const drawn = Array.from(clusters.segment(written.normalize("NFC").replaceAll(unseen, "")), ({ segment }) =>
    drawnCluster(segment, fonts),
  )
    .join("")
    .replaceAll(/\s+/gu, " ")
    .trim();
  return worthShowing.test(drawn) ? drawn : null;
};
