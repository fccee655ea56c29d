/** Without control characters, lone surrogates or direction overrides. Names and emoji need their joiners. */
export const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufffd]*$/u;

/** Of what somebody pasted the words are kept, without what could lead a screen or a terminal astray. */
export const plainLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replaceAll("\t", " ")
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}\ufffd]/gu, "");

/** Older browsers have no Intl.Segmenter. */
let clusters: Intl.Segmenter | undefined;
const clustersOf = (text: string): string[] =>
  typeof Intl.Segmenter === "function"
    ? Array.from(
        (clusters ??= new Intl.Segmenter("sv", { granularity: "grapheme" })).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text);

const latin = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff]*$/;
const isLetter = (cluster: string) => /[^\p{M}\p{Cf}]/u.test(cluster);

export const lettersIn = (text: string): number =>
  latin.test(text) ? text.length : clustersOf(text).filter(isLetter).length;

const lettersInLine = 40;
/** As documents wrap them. */
export const linesIn = (text: string): number =>
  text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(lettersIn(line) / lettersInLine)), 0);

/** U+2800 is the blank of Braille. */
export const isSeen = (text: string): boolean => /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/u.test(text);

/** More than eight marks on one letter: names need four, syllables of Burmese up to seven. */
export const marksBeyond = /(?<kept>(?:\p{M}\p{Join_Control}*){8})(?:\p{M}\p{Join_Control}*)+/gu;

export const hasMarkup = (text: string): boolean => /<[a-z/!?]/i.test(text.normalize("NFKC"));
