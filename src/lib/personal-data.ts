/** What may stand in an error's words and tell who somebody is, or open what is theirs. In this order. */
const personal: readonly (readonly [what: RegExp, instead: string])[] = [
  // A query may carry an order's reference or a look-up.
  [/\?[^\s"'<>()?=]+=[^\s"'<>()]*/g, ""],
  [/[^\s@"'<>()=&;:,/]+(?:@|%40)[^\s@"'<>()=&;:,/]+\.\p{L}{2,}/giu, "[e-mail]"],
  // An order's reference.
  [/(?<![0-9A-Za-z])[0-9A-HJKMNP-TV-Z]{20}(?![0-9A-Za-z])/g, "[reference]"],
  [/(?<![0-9a-f])[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}(?![0-9a-f])/gi, "[id]"],
  // Personal numbers, organisation numbers, telephone numbers, accounts: however they are written.
  [/(?<![\w.])\+?\d(?:[\s+()-]{0,2}\d){7,15}(?!\w)/g, "[number]"],
];

/** Words that leave the house, without anybody in them. */
export const withoutPersonalData = (words: string): string =>
  personal.reduce((text, [what, instead]) => text.replace(what, instead), words);
