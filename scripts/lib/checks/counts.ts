import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { passed: number; failed: number };

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/** A file that could not even be loaded counts as a failure, though none of its tests is counted. */
export const countVitest = (report: unknown): Counts => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = vitestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests > 0 ? numFailedTests : numFailedTestSuites };
};

/** A test that passed only when tried again is not a test that passed. */
export const countPlaywright = (report: unknown): Counts => {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};

/** Without a report the command did not get as far as testing: one failure. */
export const countsIn = (path: string, count: (report: unknown) => Counts): Counts => {
  const report = readJson(path);
  return report === undefined ? { passed: 0, failed: 1 } : count(report);
};
