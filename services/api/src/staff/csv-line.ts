/** What a spreadsheet would take for a formula is text to us: names are typed by visitors. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** One line of a CSV file, each cell in quotes. */
export const csvLine = (cells: string[]): string =>
  cells.map((cell) => `"${asText(cell).replaceAll('"', '""')}"`).join(",");
