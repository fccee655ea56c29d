import { explain } from "../failure.ts";
import { say, seconds } from "../progress.ts";
import { add } from "./counts.ts";
import type { Counts } from "./counts.ts";

/** Runs the work and prints, whatever happens, the counts as the very last line. */
export const reportCounts = async (work: (counted: (counts: Counts) => void) => Promise<void>): Promise<never> => {
  const startedAt = performance.now();
  let total: Counts = { passed: 0, failed: 0 };
  try {
    await work((counts) => (total = add(total, counts)));
  } catch (error) {
    say(`\n${explain(error)}`);
    total = add(total, { passed: 0, failed: 1 });
  }
  const stoppedEarly = process.exitCode !== undefined && process.exitCode !== 0;
  if (stoppedEarly && total.failed === 0) total = add(total, { passed: 0, failed: 1 });
  say(`\nIn ${seconds(startedAt)}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
};
