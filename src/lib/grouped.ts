/**
 * "12 000" with a space that does not break. By hand: the browser's own formatter costs a phone a tenth of a second the
 * first time, and it would be asked for before the page is hydrated.
 */
export const grouped = (whole: number | string): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, "\u00A0");
