/** Money is whole öre inside and a decimal number of SEK on the wire. */
export const toOre = (sek: number): number => Math.round(sek * 100);
export const toSek = (ore: number): number => ore / 100;

/** Far above any gift; what a gift may be is the content service's to say. */
export const mostSek = 99_999_999;
