/** The order matters. */
const personal: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\?[^\s"'<>()?=]+=[^\s"'<>()]*/g, ""],
  [/[^\s@"'<>()=&;:,/]+(?:@|%40)[^\s@"'<>()=&;:,/]+\.\p{L}{2,}/giu, "[e-mail]"],
  // An order's reference, which opens its page.
  [/(?<![0-9A-Za-z])[0-9A-HJKMNP-TV-Z]{20}(?![0-9A-Za-z])/g, "[reference]"],
  [/(?<![0-9a-f])[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}(?![0-9a-f])/gi, "[id]"],
  // Personal numbers, telephone numbers, accounts, however they are written. Last: they would break references apart.
  [/(?<![\w.])\+?\d(?:[\s+()-]{0,2}\d){7,15}(?!\w)/g, "[number]"],
];

export const withoutPersonalData = (words: string): string =>
  personal.reduce((text, [what, instead]) => text.replace(what, instead), words);
