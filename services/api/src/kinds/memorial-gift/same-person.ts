const wordsIn = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const editDistance = (one: string, other: string): number => {
  const [from, to] = [Array.from(one), Array.from(other)];
  let [before, last] = [[] as number[], to.map((_, column) => column)];
  last.push(to.length);
  from.forEach((letter, row) => {
    const now = [row + 1];
    to.forEach((right, column) => {
      const changed = (last[column] ?? 0) + (letter === right ? 0 : 1);
      const isTransposed = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === right;
      const transposed = isTransposed ? (before[column - 1] ?? 0) + 1 : Infinity;
      now.push(Math.min((last[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1, changed, transposed));
    });
    [before, last] = [last, now];
  });
  return last[to.length] ?? 0;
};

/** One slip in any word, and one more for each three letters beyond the first three: Kristina is Christina, Karin is not Karl. */
const isSameWord = (one: string, other: string): boolean =>
  editDistance(one, other) <= Math.max(1, Math.floor(Math.max(one.length, other.length) / 3));

export const isSamePerson = (one: string, other: string): boolean => {
  const [shorter = [], longer = []] = [wordsIn(one), wordsIn(other)].sort((a, b) => a.length - b.length);
  // "Karl-Gustav" and "Karlgustav": where a word ends is a matter of spelling.
  if (editDistance(shorter.join(""), longer.join("")) <= 1) return true;
  const left = [...longer];
  return (
    shorter.length > 0 &&
    shorter.every((word) => {
      const found = left.findIndex((candidate) => isSameWord(word, candidate));
      if (found >= 0) left.splice(found, 1);
      return found >= 0;
    })
  );
};
