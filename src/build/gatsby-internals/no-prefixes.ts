/**
 * Takes the place of stylis' vendor prefixer: every browser that supports this site's styles knows the unprefixed
 * names.
 */
export const prefix = (value: string): string => value;
