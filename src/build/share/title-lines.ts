type Room = { width: number; height: number };
type SetTitle = { size: number; lines: string[] };

/** How wide a text is, set in a letter one unit high. */
export type Measure = (text: string) => number;

const largest = 110;
const lineHeight = 1.1;
/** Lettering smaller than this no longer reads as a heading: rather than that, a long word is divided. */
const leastUndivided = 40;

export const heightOf = ({ size, lines }: SetTitle): number => lines.length * size * lineHeight;
export const lineStep = (size: number): number => size * lineHeight;

/** The largest lettering in which the whole title has room, its lines as even as they can be. Nothing is ever cut. */
export function setTitle(title: string, room: Room, measure: Measure): SetTitle {
  const words = title.trim().split(/\s+/);
  for (let size = largest; ; size *= 0.94) {
    const width = room.width / size;
    const pieces = words.flatMap((word) => piecesOf(word, size < leastUndivided ? width : Infinity, measure));
    if (pieces.some(({ text }) => measure(text) > width)) continue;
    const lines = fill(pieces, width, measure);
    if (heightOf({ size, lines }) <= room.height) return { size, lines: even(pieces, lines.length, width, measure) };
  }
}

/** Part of a word. One that begins its word has a space before it. */
type Piece = { text: string; begins: boolean };

/** A word may be divided after a hyphen of its own; where that is not enough, wherever the line ends. */
function piecesOf(word: string, width: number, measure: Measure): Piece[] {
  const parts = word.split(/(?<=\p{L}[-–/])(?=\p{L})/u).flatMap((part) => [...chop(part, width, measure)]);
  return parts.map((text, index) => ({ text, begins: index === 0 }));
}

function* chop(word: string, width: number, measure: Measure): Generator<string> {
  const letters = Array.from(word);
  for (let from = 0; from < letters.length;) {
    const piece = (to: number) => letters.slice(from, to).join("") + (to < letters.length ? "-" : "");
    const to = last(from + 1, letters.length, (end) => measure(piece(end)) <= width);
    yield piece(to);
    from = to;
  }
}

/**
 * The last number that is right, of numbers that are right up to it. The first is taken as right. Looked for in steps that
 * double and then halve, since it may lie far off and to try it costs more the farther it lies.
 */
function last(first: number, end: number, isRight: (number: number) => boolean): number {
  let right = first;
  let wrong = end + 1;
  for (let step = 1; right + step < wrong; step *= 2) {
    if (isRight(right + step)) right += step;
    else wrong = right + step;
  }
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isRight(middle)) right = middle;
    else wrong = middle;
  }
  // What ends the word needs no hyphen, so it may have room although one letter less has not.
  return right + 2 > end && right < end && isRight(end) ? end : right;
}

function fill(pieces: readonly Piece[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const { text, begins } of pieces) {
    const longer = `${lines.at(-1) ?? ""}${begins ? " " : ""}${text}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

/** The narrowest room that takes no more lines: the last is then about as long as the others. */
function even(pieces: readonly Piece[], lines: number, width: number, measure: Measure): string[] {
  let [tooNarrow, enough] = [0, width];
  const widest = Math.max(...pieces.map(({ text }) => measure(text)));
  while (enough - tooNarrow > width / 100) {
    const middle = (tooNarrow + enough) / 2;
    if (middle >= widest && fill(pieces, middle, measure).length <= lines) enough = middle;
    else tooNarrow = middle;
  }
  return fill(pieces, enough, measure);
}
