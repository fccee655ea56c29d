type Draws = (codePoint: number) => boolean;

const clusters = new Intl.Segmenter("sv", { granularity: "grapheme" });
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;
/** Chooses between the plain and the coloured form of a sign; draws nothing itself. */
const variant = /[\ufe00-\ufe0f]/u;
const letterOrDigit = /\p{L}|\p{N}/u;

/** A cluster as it can be drawn: without the marks that cannot, nothing for a picture, "?" for a letter. */
const drawnCluster = (cluster: string, draws: Draws): string => {
  const [base = "", ...marks] = Array.from(cluster).filter((each) => !variant.test(each));
  const isDrawn = (character: string) => draws(character.codePointAt(0) ?? 0);
  if (isDrawn(base) && (marks.every(isDrawn) || !picture.test(cluster)))
    return [base, ...marks.filter(isDrawn)].join("");
  return picture.test(cluster) ? "" : "?";
};

/**
 * What a document can show of what a visitor wrote, so that nobody gets a receipt with empty boxes: signs are left out,
 * a letter becomes "?". Nothing when no letter is left, as of a name in an alphabet that we have no font for.
 */
export const drawnText = (written: string, draws: Draws): string | null => {
  const drawn = Array.from(clusters.segment(written.normalize("NFC")), ({ segment }) => drawnCluster(segment, draws))
    .join("")
    .replaceAll(/\s+/gu, " ")
    .trim();
  return letterOrDigit.test(drawn) ? drawn : null;
};
