/** For stylis: browsers that support this site's styles need no vendor prefixes. */
export const prefix = (value: string): string => value;
