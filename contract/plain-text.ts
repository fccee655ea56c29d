/**
 * Text of one line, in any alphabet. Refused are control signs and line ends, lone surrogates, signs that turn the
 * direction of what stands after them, and the sign that stands where broken bytes were. Joiners are letters' own: Persian
 * and Indian names need them, and so do emoji. Signs of mark-up are letters too: whoever shows a text escapes it.
 */
export const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufffd]*$/u;

/** Made when it is first needed: older browsers have none. */
let clusters: Intl.Segmenter | undefined;
const clustersOf = (text: string): string[] =>
  typeof Intl.Segmenter === "function"
    ? Array.from(
        (clusters ??= new Intl.Segmenter("sv", { granularity: "grapheme" })).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text);

/** All of it is Latin, where each character is a letter: the usual case, and quick. */
const latin = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff]*$/;
/** Marks and joiners alone belong to the letter before them, or are none. */
const isLetter = (cluster: string) => /[^\p{M}\p{Cf}]/u.test(cluster);

/** Letters as a reader counts them: with its marks one, and a family drawn as one picture is one. */
export const lettersIn = (text: string): number =>
  latin.test(text) ? text.length : clustersOf(text).filter(isLetter).length;

/** Whether there is anything to see: joiners, fillers and spaces alone are nothing, nor is the blank of Braille. */
export const isSeen = (text: string): boolean => /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/u.test(text);

/**
 * The marks of one letter that are too many: names need four, and syllables of Burmese up to seven. Joiners among them do not
 * begin a new letter.
 */
export const marksBeyond = /(?<kept>(?:\p{M}\p{Join_Control}*){8})(?:\p{M}\p{Join_Control}*)+/gu;

/** A tag of HTML. Signs alone are words too: "1 < 2", "<3". */
export const hasMarkup = (text: string): boolean => /<[a-z/!?]/i.test(text.normalize("NFKC"));
