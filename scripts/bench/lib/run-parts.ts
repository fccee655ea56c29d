import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { dirname } from "node:path";
import { explain } from "../../lib/failure.ts";
import { say, seconds } from "../../lib/progress.ts";
import { isWithin, ratio } from "./figure.ts";
import type { Figure } from "./figure.ts";
import type { BenchContext, Part } from "./part.ts";
import { missesOf, notesOf, tableOf } from "./report.ts";

const machine = () => ({
  processors: availableParallelism(),
  memoryGigabytes: Math.round(totalmem() / 1e9),
  node: process.versions.node,
  /** Above the number of processors something else was at work, and every time is too long. */
  loadBefore: loadavg()[0] ?? 0,
});

/** A part that fails does not take the figures of the others with it; the command then ends with 1. */
export const runParts = async (chosen: Part[], resultFile: string, context: BenchContext): Promise<void> => {
  const startedAt = new Date().toISOString();
  const from = performance.now();
  const about = machine();
  const figures: Figure[] = [];
  const failures: string[] = [];
  for (const part of chosen) {
    say(`\n── ${part.name}: ${part.about}`);
    try {
      figures.push(...(await part.run(context)));
    } catch (error) {
      failures.push(`${part.name} could not be measured: ${explain(error)}`);
      say("  could not be measured; why stands at the end");
    }
  }

  for (const line of ["", ...notesOf(figures), "", ...tableOf(figures), ""]) say(line);
  const missed = missesOf(figures);
  for (const line of missed) say(line);
  if (missed.length + failures.length === 0) say("Every figure that has a bar is within it.");
  for (const failure of failures) say(failure);
  if (about.loadBefore > about.processors / 2)
    say(`The machine was at work before (load ${about.loadBefore.toFixed(1)}): measure times again when it is quiet.`);
  say(`In ${seconds(from)}, on ${about.processors} processors. Also in ${resultFile}`);

  const measured = figures.map((figure) => ({ ...figure, ratio: ratio(figure), within: isWithin(figure) }));
  mkdirSync(dirname(resultFile), { recursive: true });
  writeFileSync(resultFile, `${JSON.stringify({ startedAt, machine: about, figures: measured, failures }, null, 2)}\n`);
  if (failures.length > 0) process.exitCode = 1;
};
