type Room = { width: number; height: number };
type SetTitle = { size: number; lines: string[] };

/** In units of the font size. */
export type Measure = (text: string) => number;

const largest = 110;
const lineHeight = 1.1;
/** Below this, words are hyphenated rather than set smaller. */
const leastUndivided = 40;

export const heightOf = ({ size, lines }: SetTitle): number => lines.length * size * lineHeight;
export const lineStep = (size: number): number => size * lineHeight;

export function setTitle(title: string, room: Room, measure: Measure): SetTitle {
  const words = title.trim().split(/\s+/);
  for (let size = largest; ; size *= 0.94) {
    const width = room.width / size;
    const pieces = words.flatMap((word) => piecesOf(word, size < leastUndivided ? width : Infinity, measure));
    if (pieces.some(({ text }) => measure(text) > width)) continue;
    const lines = fill(pieces, width, measure);
    if (heightOf({ size, lines }) <= room.height)
      return { size, lines: evenLines(pieces, lines.length, width, measure) };
  }
}

type Piece = { text: string; begins: boolean };

function piecesOf(word: string, width: number, measure: Measure): Piece[] {
  const parts = word.split(/(?<=\p{L}[-–/])(?=\p{L})/u).flatMap((part) => [...hyphenate(part, width, measure)]);
  return parts.map((text, index) => ({ text, begins: index === 0 }));
}

function* hyphenate(word: string, width: number, measure: Measure): Generator<string> {
  const letters = Array.from(word);
  for (let from = 0; from < letters.length;) {
    const piece = (to: number) => letters.slice(from, to).join("") + (to < letters.length ? "-" : "");
    const to = longestFitting(from + 1, letters.length, (end) => measure(piece(end)) <= width);
    yield piece(to);
    from = to;
  }
}

/** Galloping binary search: the longest prefix that fits. */
function longestFitting(first: number, end: number, fits: (number: number) => boolean): number {
  let fitting = first;
  let tooLong = end + 1;
  for (let step = 1; fitting + step < tooLong; step *= 2) {
    if (fits(fitting + step)) fitting += step;
    else tooLong = fitting + step;
  }
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(middle)) fitting = middle;
    else tooLong = middle;
  }
  // The end of a word needs no hyphen, so it may fit although one letter less does not.
  return fitting + 2 > end && fitting < end && fits(end) ? end : fitting;
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

/** The narrowest width with the same number of lines makes them even. */
function evenLines(pieces: readonly Piece[], lines: number, width: number, measure: Measure): string[] {
  let [tooNarrow, enough] = [0, width];
  const widest = Math.max(...pieces.map(({ text }) => measure(text)));
  while (enough - tooNarrow > width / 100) {
    const middle = (tooNarrow + enough) / 2;
    if (middle >= widest && fill(pieces, middle, measure).length <= lines) enough = middle;
    else tooNarrow = middle;
  }
  return fill(pieces, enough, measure);
}
