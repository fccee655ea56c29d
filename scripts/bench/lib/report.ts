import { isWithin, ratio, showBar, showValue } from "./figure.ts";
import type { Figure } from "./figure.ts";

const head = ["What", "Measured", "Baseline", "Ratio", "Bar", "Within"];
const verdicts = new Map<boolean | undefined, string>([
  [true, "yes"],
  [false, "NO"],
  [undefined, "-"],
]);

const row = (figure: Figure): string[] => [
  figure.what,
  showValue(figure.measured, figure.unit),
  figure.baseline === undefined ? "" : showValue(figure.baseline, figure.unit),
  ratio(figure)?.toFixed(2) ?? "",
  showBar(figure),
  verdicts.get(isWithin(figure)) ?? "",
];

/** One table: words to the left, figures to the right. */
export const tableOf = (figures: Figure[]): string[] => {
  const rows = [head, ...figures.map(row)];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const isNumber = (column: number) => column >= 1 && column <= 3;
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd(),
  );
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  return [lines[0] ?? "", rule, ...lines.slice(1)];
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
