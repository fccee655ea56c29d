/** Tells spreadsheets that the file is UTF-8: without it Excel reads å as Ã¥. */
const byteOrderMark = "\uFEFF";

/** A spreadsheet would run such a cell. With an apostrophe before, it is a text. */
const runs = /^'*[=+\-@\t\r]/;
const madeHarmless = /^'+[=+\-@\t\r]/;

const harmless = (text: string) => (runs.test(text) ? `'${text}` : text);
const asWritten = (text: string) => (madeHarmless.test(text) ? text.slice(1) : text);

const quoted = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;

/** Semicolons, which Excel in Swedish expects, and a newline within a cell as it is. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(quoted).join(";")}\r\n`).join("");

const separators = [";", "\t", ","] as const;

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const first = text.split("\n", 1)[0] ?? "";
  const [best] = separators.toSorted((one, other) => first.split(other).length - first.split(one).length);
  return best ?? ";";
}

/** A cell in quotes, or up to the next separator or the line's end. */
const cell = (separator: string) => new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\n]*))(${separator}|\\n|$)`, "gy");

/** By RFC 4180, with any of the usual separators. A row's place in the answer, from 1, is its number in a spreadsheet. */
export function readCsv(file: string): string[][] {
  const text = file
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n");
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  for (const [, inQuotes, bare = "", end] of text.matchAll(cell(separator))) {
    rows.at(-1)?.push(asWritten(inQuotes?.replaceAll('""', '"') ?? bare));
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  const isBlank = (cells: string[] | undefined) => cells?.every((one) => one === "") === true;
  while (rows.length > 0 && isBlank(rows.at(-1))) rows.pop();
  return rows;
}
