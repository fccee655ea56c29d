import { plainLines } from "@hjarta-lunga/contract/plain-text.ts";
import type { Database } from "../database/connect.ts";

type Cell = string | number | Date | null;
type Row = Record<string, Cell>;

export type Section = {
  heading: string;
  remedy: string;
  rows: (db: Database) => Promise<Row[]>;
};

export type AttentionSection = Section & {
  /** Money is lost or somebody is harmed when nobody looks. Others are the day's work. */
  isGrave: boolean;
};

const shown = (cell: Cell | undefined): string => {
  if (cell == null) return "-";
  return cell instanceof Date ? cell.toISOString() : plainLines(String(cell)).replaceAll("\n", " ");
};

/** Columns of lists that tell of somebody. */
const personal = new Set([
  "email",
  "mobile",
  "company",
  "organisationNumber",
  "payer",
  "payerReference",
  "words",
  "town",
]);
const notShown = '(say who you are: STAFF="<who>: <why>")';

const withoutPersons = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, personal.has(name) && cell !== null ? notShown : cell]),
  );

const tableOf = (rows: Row[]): string => {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => shown(row[name])))];
  const widths = names.map((_name, column) => Math.max(...lines.map((cells) => (cells[column] ?? "").length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

const textOf = ({ heading, remedy }: Pick<Section, "heading" | "remedy">, found: Row[]): string =>
  found.length === 0 ? `${heading}: none` : `${heading}: ${found.length}\n${remedy}\n\n${tableOf(found)}`;

export const showSections = async (db: Database, sections: Section[]): Promise<string> => {
  const texts: string[] = [];
  for (const section of sections) texts.push(textOf(section, await section.rows(db)));
  return `${texts.join("\n\n")}\n`;
};

export const showAttention = async (
  db: Database,
  sections: AttentionSection[],
  showsPersons: boolean,
): Promise<{ text: string; isGrave: boolean }> => {
  const texts: Record<"grave" | "other", string[]> = { grave: [], other: [] };
  for (const section of sections) {
    const rows = await section.rows(db);
    const found = showsPersons ? rows : rows.map(withoutPersons);
    const isGrave = section.isGrave && found.length > 0;
    texts[isGrave ? "grave" : "other"].push(`${isGrave ? "GRAVE: " : ""}${textOf(section, found)}`);
  }
  return { text: `${[...texts.grave, ...texts.other].join("\n\n")}\n`, isGrave: texts.grave.length > 0 };
};
