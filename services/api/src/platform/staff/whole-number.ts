/** A whole number as staff write one, small enough for every column. Nothing for anything else: an empty word is not 0. */
export const wholeNumber = (written: string | undefined): number | undefined =>
  /^-?\d{1,9}$/.test(written ?? "") ? Number(written) : undefined;
