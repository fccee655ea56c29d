const nothing = new Uint8Array();

/**
 * Words of a sorted list that differ from the given one by at most so many typos: a letter too many, too few, another
 * one, or two that changed places. A typo at the first letter counts twice, as people seldom miss that one.
 *
 * Neighbours in the list begin alike, so what has been worked out for the common beginning is used again.
 */
export const eachSimilar = (
  sorted: readonly string[],
  word: string,
  { most, isPrefix }: { most: number; isPrefix: boolean },
  found: (index: number, typos: number) => void,
): void => {
  const width = word.length + 1;
  const deepest = isPrefix ? word.length + most : Number.POSITIVE_INFINITY;
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, at) => (at === 0 ? 0 : at + 1))];
  /** Of the first so many letters: the fewest typos of a whole match, and whether anything longer can still match. */
  const best = [rows[0]?.[width - 1] ?? 0];
  const open = [true];
  let before = "";
  let known = 0;

  for (const [index, term] of sorted.entries()) {
    let depth = Math.min(sharedLetters(before, term, known), known);
    before = term;
    while (depth < term.length && depth < deepest && open[depth] === true) {
      depth += 1;
      const row = rows[depth] ?? new Uint8Array(width);
      rows[depth] = row;
      const least = fillRow(row, rows[depth - 1] ?? nothing, rows[depth - 2], word, term, depth);
      const last = row[width - 1] ?? most + 1;
      best[depth] = Math.min(best[depth - 1] ?? last, last);
      open[depth] = least <= most;
    }
    known = depth;
    const wholeRow = depth === term.length ? rows[depth]?.[width - 1] : undefined;
    const typos = isPrefix ? best[depth] : wholeRow;
    if (typos !== undefined && typos <= most) found(index, typos);
  }
};

function sharedLetters(one: string, other: string, atMost: number): number {
  let shared = 0;
  while (shared < atMost && shared < other.length && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1;
  return shared;
}

/** Typos between the first so many letters of both, for one more letter of the term; returns the fewest. */
function fillRow(
  row: Uint8Array,
  above: Uint8Array,
  twoAbove: Uint8Array | undefined,
  word: string,
  term: string,
  depth: number,
): number {
  const letter = term.charCodeAt(depth - 1);
  const letterBefore = term.charCodeAt(depth - 2);
  let fewest = depth + 1;
  let left = fewest;
  row[0] = left;
  for (let at = 1; at <= word.length; at += 1) {
    const isSame = word.charCodeAt(at - 1) === letter;
    const dear = at === 1 && depth === 1 ? 2 : 1;
    let least = (above[at - 1] ?? 0) + (isSame ? 0 : dear);
    least = Math.min(least, (above[at] ?? 0) + 1, left + 1);
    if (twoAbove && at > 1 && word.charCodeAt(at - 2) === letter && word.charCodeAt(at - 1) === letterBefore)
      least = Math.min(least, (twoAbove[at - 2] ?? 0) + 1);
    row[at] = least;
    left = least;
    if (least < fewest) fewest = least;
  }
  return fewest;
}
