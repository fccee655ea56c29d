import { createHash } from "node:crypto";
import { Refused } from "../calls/refused.ts";
import type { Language } from "./changes.ts";
import { readCsv, writeCsv } from "./csv.ts";

export const languages = ["sv", "en"] as const satisfies Language[];

export type StoredText = { id: number; key: string; help: string; sv: string; en: string; updatedAt: string };

const headings = {
  key: "Nyckel",
  help: "Var texten används",
  sv: "Svenska",
  en: "Engelska",
  imprint: "Avtryck (ändra inte)",
} as const;
type Column = keyof typeof headings;

/** Of a text as it was when the table was taken out: it tells what the translator changed from what others have. */
export const imprintOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 10);

/** Begins with a letter, or a spreadsheet would make a number of it. */
const imprintCell = ({ sv, en }: StoredText) => `sv:${imprintOf(sv)} en:${imprintOf(en)}`;

export function writeTable(texts: readonly StoredText[], wanted: readonly Language[]): string {
  const columns: Column[] = ["key", "help", ...wanted, "imprint"];
  const cells = (text: StoredText) =>
    columns.map((column) => (column === "imprint" ? imprintCell(text) : text[column]));
  return writeCsv([columns.map((column) => headings[column]), ...texts.map(cells)]);
}

export type TableRow = {
  /** As the spreadsheet counts. */
  row: number;
  key: string;
  texts: Partial<Record<Language, string>>;
  imprints: Partial<Record<Language, string>>;
};

const notATable =
  "Filen är ingen tabell som kan läsas in. Spara den som CSV i Excel, med kolumnerna Nyckel och Svenska eller Engelska kvar i första raden.";
const mostRows = 20_000;

const isHeading = (cell: string, heading: string) => cell.trim().toLowerCase() === heading.toLowerCase();

export function readTable(file: string): TableRow[] {
  const [first = [], ...rows] = readCsv(file);
  const place = (column: Column) => first.findIndex((cell) => isHeading(cell, headings[column]));
  const there = languages.filter((language) => place(language) !== -1);
  if (place("key") === -1 || there.length === 0) throw new Refused(notATable);
  if (rows.length > mostRows) throw new Refused(`Tabellen har ${rows.length} rader. Högst ${mostRows} kan läsas in.`);
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const imprint = cells[place("imprint")] ?? "";
    return {
      row: index + 2,
      key: (cells[place("key")] ?? "").trim(),
      texts: Object.fromEntries(there.map((language) => [language, cells[place(language)] ?? ""])),
      imprints: Object.fromEntries(
        [...imprint.matchAll(/\b(sv|en):([0-9a-f]{10})\b/g)].map(
          ([, language = "", mark = ""]) => [language, mark] as const,
        ),
      ),
    };
  });
}
