import { closeSync, openSync, readSync } from "node:fs";

export type Draws = (codePoint: number) => boolean;
/** From the first to the last code point, with the place of its glyphs where the font has a list of them. */
type Range = { first: number; last: number; glyphOf: (codePoint: number) => number };

/** One table of the file: a font for Chinese has ten million bytes, its list of characters a hundredth of that. */
const readTable = (path: string, name: string): Buffer => {
  const file = openSync(path, "r");
  const read = (length: number, at: number) => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };
  try {
    const entries = read(16 * read(12, 0).readUInt16BE(4), 12);
    for (let at = 0; at < entries.length; at += 16) {
      if (entries.toString("latin1", at, at + 4) === name)
        return read(entries.readUInt32BE(at + 12), entries.readUInt32BE(at + 8));
    }
    throw new Error(`The font has no table ${name}`);
  } finally {
    closeSync(file);
  }
};

/** Format 4: the characters of two bytes. */
const shortRanges = (table: Buffer, at: number): Range[] => {
  const size = table.readUInt16BE(at + 6);
  const column = (number: number, index: number) => at + 14 + number * size + (number > 0 ? 2 : 0) + 2 * index;
  return Array.from({ length: size / 2 }, (_, index) => {
    const first = table.readUInt16BE(column(1, index));
    const shift = table.readUInt16BE(column(2, index));
    const offsetAt = column(3, index);
    const offset = table.readUInt16BE(offsetAt);
    const glyphOf = (codePoint: number) =>
      offset === 0 ? (codePoint + shift) % 65_536 : table.readUInt16BE(offsetAt + offset + 2 * (codePoint - first));
    return { first, last: table.readUInt16BE(column(0, index)), glyphOf };
  });
};

/** Format 12: all characters. */
const longRanges = (table: Buffer, at: number): Range[] =>
  Array.from({ length: table.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + 12 * index;
    const first = table.readUInt32BE(group);
    const firstGlyph = table.readUInt32BE(group + 8);
    return { first, last: table.readUInt32BE(group + 4), glyphOf: (codePoint) => firstGlyph + codePoint - first };
  });

const formats: Readonly<Record<number, typeof shortRanges>> = { 4: shortRanges, 12: longRanges };

const rangesIn = (path: string): Range[] => {
  const table = readTable(path, "cmap");
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = table.readUInt32BE(8 + 8 * index);
    return formats[table.readUInt16BE(at)]?.(table, at) ?? [];
  }).flat();
};

/** What a TrueType font says that it can draw (its table `cmap`), read when it is first asked. Glyph 0 is the empty box. */
export const charactersOf = (path: string): Draws => {
  let ranges: Range[] | undefined;
  return (codePoint) =>
    (ranges ??= rangesIn(path)).some(
      ({ first, last, glyphOf }) => codePoint >= first && codePoint <= last && glyphOf(codePoint) !== 0,
    );
};
