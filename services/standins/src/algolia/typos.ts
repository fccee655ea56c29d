/**
 * Words of a sorted list that differ from the given one by at most so many slips: a letter too many, too few, another
 * one, or two that changed places. A slip at the first letter counts twice, as people seldom miss that one.
 *
 * Neighbours in the list begin alike, so what has been worked out for the common beginning is used again.
 */
export const eachSimilar = (
  sorted: readonly string[],
  word: string,
  { most, isPrefix }: { most: number; isPrefix: boolean },
  found: (index: number, slips: number) => void,
): void => {
  const width = word.length + 1;
  const deepest = isPrefix ? word.length + most : Number.POSITIVE_INFINITY;
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, at) => (at === 0 ? 0 : at + 1))];
  /** Of the first so many letters: the fewest slips of a whole match, and whether anything longer can still match. */
  const best = [rows[0]?.[width - 1] ?? 0];
  const open = [true];
  let before = "";
  let known = 0;

  for (const [index, term] of sorted.entries()) {
    let depth = Math.min(sharedLetters(before, term, known), known);
    before = term;
    while (depth < term.length && depth < deepest && open[depth] === true) {
      depth += 1;
      const row = nextRow(rows, word, term, depth);
      rows[depth] = row;
      const last = row[width - 1] ?? most + 1;
      best[depth] = Math.min(best[depth - 1] ?? last, last);
      open[depth] = row.some((slips) => slips <= most);
    }
    known = depth;
    const wholeRow = depth === term.length ? rows[depth]?.[width - 1] : undefined;
    const slips = isPrefix ? best[depth] : wholeRow;
    if (slips !== undefined && slips <= most) found(index, slips);
  }
};

function sharedLetters(one: string, other: string, atMost: number): number {
  let shared = 0;
  while (shared < atMost && shared < other.length && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1;
  return shared;
}

function nextRow(rows: Uint8Array[], word: string, term: string, depth: number): Uint8Array {
  const above = rows[depth - 1] ?? new Uint8Array();
  const twoAbove = rows[depth - 2];
  const row = rows[depth] ?? new Uint8Array(word.length + 1);
  const letter = term.charCodeAt(depth - 1);
  const letterBefore = term.charCodeAt(depth - 2);
  row[0] = depth + 1;
  for (let at = 1; at <= word.length; at += 1) {
    const same = word.charCodeAt(at - 1) === letter;
    const dear = at === 1 && depth === 1 ? 2 : 1;
    let least = (above[at - 1] ?? 0) + (same ? 0 : dear);
    least = Math.min(least, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    if (twoAbove && at > 1 && word.charCodeAt(at - 2) === letter && word.charCodeAt(at - 1) === letterBefore)
      least = Math.min(least, (twoAbove[at - 2] ?? 0) + 1);
    row[at] = least;
  }
  return row;
}
