/**
 * The longest that editors may write, in characters: far more than anybody means to, and little enough for whatever sets,
 * searches or shares it. The content service says so at the field, and the build takes nothing longer.
 */
export const longest = {
  /** A title, a heading, a label, a picture's words. */
  line: 300,
  /** An introduction, a quote, a message. */
  lines: 2_000,
  /** All of a text with headings and lists. */
  richText: 50_000,
  href: 2_000,
  email: 254,
} as const;
export type TextKind = keyof typeof longest;
