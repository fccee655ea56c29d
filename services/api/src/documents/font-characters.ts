type Draws = (codePoint: number) => boolean;
/** From the first to the last code point, with the place of its glyphs where the font has a list of them. */
type Range = { first: number; last: number; glyphOf: (codePoint: number) => number };

const tableAt = (font: Buffer, name: string): number => {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    if (font.toString("latin1", entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${name}`);
};

/** Format 4: the characters of two bytes. */
const shortRanges = (font: Buffer, at: number): Range[] => {
  const size = font.readUInt16BE(at + 6);
  const column = (number: number, index: number) => at + 14 + number * size + (number > 0 ? 2 : 0) + 2 * index;
  return Array.from({ length: size / 2 }, (_, index) => {
    const first = font.readUInt16BE(column(1, index));
    const shift = font.readUInt16BE(column(2, index));
    const offsetAt = column(3, index);
    const offset = font.readUInt16BE(offsetAt);
    const glyphOf = (codePoint: number) =>
      offset === 0 ? (codePoint + shift) % 65_536 : font.readUInt16BE(offsetAt + offset + 2 * (codePoint - first));
    return { first, last: font.readUInt16BE(column(0, index)), glyphOf };
  });
};

/** Format 12: all characters. */
const longRanges = (font: Buffer, at: number): Range[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + 12 * index;
    const first = font.readUInt32BE(group);
    const firstGlyph = font.readUInt32BE(group + 8);
    return { first, last: font.readUInt32BE(group + 4), glyphOf: (codePoint) => firstGlyph + codePoint - first };
  });

const formats: Readonly<Record<number, typeof shortRanges>> = { 4: shortRanges, 12: longRanges };

/** What a TrueType font says that it can draw (its table `cmap`). Glyph 0 is the empty box. */
export const charactersOf = (font: Buffer): Draws => {
  const table = tableAt(font, "cmap");
  const ranges = Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => {
    const at = table + font.readUInt32BE(table + 8 + 8 * index);
    return formats[font.readUInt16BE(at)]?.(font, at) ?? [];
  }).flat();
  return (codePoint) =>
    ranges.some(({ first, last, glyphOf }) => codePoint >= first && codePoint <= last && glyphOf(codePoint) !== 0);
};
