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
  let rest = Array.from(word);
  while (rest.length > 1 && measure(rest.join("")) > width) {
    let taken = rest.length - 1;
    while (taken > 1 && measure(`${rest.slice(0, taken).join("")}-`) > width) taken -= 1;
    yield `${rest.slice(0, taken).join("")}-`;
    rest = rest.slice(taken);
  }
  yield rest.join("");
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
