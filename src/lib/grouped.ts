/** Intl.NumberFormat takes a phone 100 ms the first time, before the page is hydrated. */
export const grouped = (whole: number | string): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, "\u00A0");
