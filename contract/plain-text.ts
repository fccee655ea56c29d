/**
 * Text of one line, in any alphabet. Refused are control signs and line ends, lone surrogates, signs that turn the
 * direction of what stands after them, and the sign that stands where broken bytes were. Joiners are letters' own: Persian
 * and Indian names need them, and so do emoji. Signs of mark-up are letters too: whoever shows a text escapes it.
 */
export const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufffd]*$/u;

/** Letters as a reader counts them: marks and joiners belong to the letter before them. */
export const lettersIn = (text: string): number => Array.from(text.replaceAll(/[\p{M}\p{Cf}]/gu, "")).length;

/** Whether there is anything to see: joiners, fillers and spaces alone are nothing. */
export const isSeen = (text: string): boolean => /[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u.test(text);

/**
 * The marks of one letter that are too many: names need four, and syllables of Burmese up to seven. Joiners among them do not
 * begin a new letter.
 */
export const marksBeyond = /(?<kept>(?:\p{M}\p{Join_Control}*){8})(?:\p{M}\p{Join_Control}*)+/gu;
