/** Whole öre inside, decimal SEK on the wire. */
export const toOre = (sek: number): number => Math.round(sek * 100);
export const toSek = (ore: number): number => ore / 100;

export type AmountLimits = { least: number; most: number };

export const outsideLimits = (sek: number, { least, most }: AmountLimits): "tooSmall" | "tooLarge" | null => {
  if (sek < least) return "tooSmall";
  return sek > most ? "tooLarge" : null;
};

/** Far above any gift: what a gift may be is the content service's to say. */
export const mostSek = 99_999_999;
