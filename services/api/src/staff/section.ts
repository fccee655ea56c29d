import type { Database } from "../database/connect.ts";

type Cell = string | number | Date | null;
type Row = Record<string, Cell>;

/** One table of what somebody has to look at. Nothing in it is nothing to do. */
export type Section = {
  heading: string;
  /** What a reader of the table does about it. */
  remedy: string;
  rows: (db: Database) => Promise<Row[]>;
};

const shown = (cell: Cell | undefined): string => {
  if (cell == null) return "-";
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

/** Columns as wide as what stands in them. */
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

/** All sections as text, those with nothing in them as one line. */
export const showSections = async (db: Database, sections: Section[]): Promise<string> => {
  const shownSections: string[] = [];
  for (const { heading, remedy, rows } of sections) {
    const found = await rows(db);
    shownSections.push(
      found.length === 0 ? `${heading}: none` : `${heading}: ${found.length}\n${remedy}\n\n${tableOf(found)}`,
    );
  }
  return `${shownSections.join("\n\n")}\n`;
};
