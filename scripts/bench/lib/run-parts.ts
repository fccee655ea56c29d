import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { dirname } from "node:path";
import { isWithin, ratio, showBar, showValue, type Figure } from "./figure.ts";
import { explain } from "../../lib/failure.ts";
import { say, seconds } from "../../lib/progress.ts";
import type { BenchContext, Part } from "./part.ts";

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

const tableOf = (figures: Figure[]): string[] => {
  const rows = [head, ...figures.map(row)];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const aligned = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((cells) => cells.map(aligned).join("  "));
};

const missesOf = (figures: Figure[]): string[] =>
  figures
    .filter((figure) => isWithin(figure) === false)
    .map((figure) => {
      const times = ratio(figure);
      const measured = showValue(figure.measured, figure.unit);
      return `Missed: ${figure.what}: ${measured}${times === undefined ? "" : `, ${times.toFixed(2)} x its baseline`}; the bar is ${showBar(figure)}.`;
    });

const notesOf = (figures: Figure[]): string[] =>
  figures.flatMap(({ what, notes = [] }) =>
    notes.length === 0 ? [] : [`${what}:`, ...notes.map((note) => `  ${note}`)],
  );

const machine = () => ({
  processors: availableParallelism(),
  memoryGigabytes: Math.round(totalmem() / 1e9),
  node: process.versions.node,
  /** Near the number of processors, something else was at work, and every time is too long. */
  loadBefore: loadavg()[0] ?? 0,
});
type Machine = ReturnType<typeof machine>;

type Outcome = { figures: Figure[]; failures: string[] };

type Chosen = [name: string, part: Part][];

const measure = async (chosen: Chosen, context: BenchContext): Promise<Outcome> => {
  const figures: Figure[] = [];
  // What the parts share fails once for all of them.
  const failed = new Map<string, string[]>();
  for (const [name, part] of chosen) {
    say(`\n── ${name}: ${part.about}`);
    try {
      figures.push(...(await part.measure(context)));
    } catch (error) {
      say("  could not be measured; why is said at the end");
      const reason = explain(error);
      failed.set(reason, [...(failed.get(reason) ?? []), name]);
    }
  }
  const failures = [...failed].map(([reason, names]) => `Not measured: ${names.join(", ")}.\n${reason}`);
  return { figures, failures };
};

const tell = ({ figures, failures }: Outcome, { processors, loadBefore }: Machine) => {
  const missed = missesOf(figures);
  if (figures.length > 0) for (const line of ["", ...notesOf(figures), "", ...tableOf(figures), ""]) say(line);
  for (const line of [...missed, ...failures]) say(line);
  if (missed.length + failures.length === 0) say("Every figure that has a bar is within it.");
  if (loadBefore > processors / 2)
    say(`The machine was at work before (load ${loadBefore.toFixed(1)}): measure times again when it is quiet.`);
};

/** A missed bar is news; only what could not be measured ends the command with 1. */
export const runParts = async (chosen: Chosen, resultFile: string, context: BenchContext): Promise<void> => {
  const startedAt = new Date().toISOString();
  const from = performance.now();
  const about = machine();
  const outcome = await measure(chosen, context);
  tell(outcome, about);
  say(`In ${seconds(from)}, on ${about.processors} processors. Also in ${resultFile}`);

  const figures = outcome.figures.map((figure) => ({ ...figure, ratio: ratio(figure), within: isWithin(figure) }));
  const result = { startedAt, machine: about, ...outcome, figures };
  mkdirSync(dirname(resultFile), { recursive: true });
  writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
  if (outcome.failures.length > 0) process.exitCode = 1;
};
