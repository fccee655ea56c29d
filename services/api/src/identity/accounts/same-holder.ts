const wordsOf = (name: string): string[] =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");

/** A surname alone is not enough: the account may be the spouse's. */
export const isSameHolder = (holder: string, { given, surname }: { given: string; surname: string }): boolean => {
  const words = new Set(wordsOf(holder));
  const surnames = wordsOf(surname);
  return (
    surnames.length > 0 && surnames.every((word) => words.has(word)) && wordsOf(given).some((word) => words.has(word))
  );
};
