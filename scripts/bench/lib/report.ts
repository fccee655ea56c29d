import { isWithin, ratio, showBar, showValue } from "./figure.ts";
import type { Figure } from "./figure.ts";

const head = ["What", "Measured", "Baseline", "Ratio", "Bar", "Within"];
const verdict = (within: boolean | undefined) => {
  if (within === undefined) return "-";
  return within ? "yes" : "NO";
};

const row = (figure: Figure): string[] => [
  figure.what,
  showValue(figure.measured, figure.unit),
  figure.baseline === undefined ? "" : showValue(figure.baseline, figure.unit),
  ratio(figure)?.toFixed(2) ?? "",
  showBar(figure),
  verdict(isWithin(figure)),
];

export const tableOf = (figures: Figure[]): string[] => {
  const rows = [head, ...figures.map(row)];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const aligned = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((cells) => cells.map(aligned).join("  "));
};

export const missesOf = (figures: Figure[]): string[] =>
  figures
    .filter((figure) => isWithin(figure) === false)
    .map((figure) => {
      const times = ratio(figure);
      const measured = showValue(figure.measured, figure.unit);
      return `Missed: ${figure.what}: ${measured}${times === undefined ? "" : `, ${times.toFixed(2)} x its baseline`}; the bar is ${showBar(figure)}.`;
    });

export const notesOf = (figures: Figure[]): string[] =>
  figures.flatMap(({ what, notes = [] }) =>
    notes.length === 0 ? [] : [`${what}:`, ...notes.map((note) => `  ${note}`)],
  );
