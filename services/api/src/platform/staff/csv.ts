type Cell = string | number;

/** A sheet program would reckon with what begins so: it is shown as text instead. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u;

const written = (cell: Cell): string => {
  const text = typeof cell === "string" && formula.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
};

export const csvLine = (cells: readonly Cell[]): string => cells.map(written).join(",");

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(written).join(";")).join("\r\n")}\r\n`;
