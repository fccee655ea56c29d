/** Three letters at a time, as pg_trgm takes them: a word's beginning counts for more than what stands within it. */
export const trigramsOf = (word: string): string[] => {
  const letters = Array.from(`  ${word} `);
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join("")))];
};

export const likeness = (shared: number, one: number, other: number): number => shared / (one + other - shared);
