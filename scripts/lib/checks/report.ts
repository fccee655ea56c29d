import { explain } from "../failure.ts";
import { say, seconds } from "../progress.ts";
import type { Done } from "./check.ts";
import { add, slowestLines } from "./results.ts";
import type { Counts } from "./results.ts";

/** Whatever happens, the very last line is the counts. */
export const reportCounts = async (work: (done: (check: Done) => void) => Promise<void>): Promise<never> => {
  const startedAt = performance.now();
  let total: Counts = { passed: 0, failed: 0 };
  const checks: Done[] = [];
  try {
    await work((check) => {
      total = add(total, check);
      checks.push(check);
    });
  } catch (error) {
    say(`\n${explain(error)}`);
    total = add(total, { passed: 0, failed: 1 });
  }
  const stoppedEarly = process.exitCode !== undefined && process.exitCode !== 0;
  if (stoppedEarly && total.failed === 0) total = add(total, { passed: 0, failed: 1 });
  const slowest = slowestLines(checks.flatMap(({ tests }) => tests));
  if (slowest.length > 0) say(`\nThe slowest tests\n${slowest.join("\n")}`);
  if (checks.length > 1) say(`\n${checks.map(({ name, took }) => `${took.padStart(12)}  ${name}`).join("\n")}`);
  say(`\nIn ${seconds(startedAt)}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
};
