import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { playwrightTimes, vitestTimes } from "./slowest.ts";
import type { TimedTest } from "./slowest.ts";

export type Counts = { passed: number; failed: number };
/** What a check found, and the tests inside it. */
export type Result = Counts & { tests: TimedTest[] };

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

/** Which kind of report it is: how it counts, and how it tells the time of each test. */
type Kind = { count: (report: unknown) => Counts; times: (report: unknown) => TimedTest[] };
export const vitest: Kind = { count: countVitest, times: vitestTimes };
export const playwright: Kind = { count: countPlaywright, times: playwrightTimes };

/** A command that failed though its report counts no failure has failed in another way; one without a report, too. */
export const resultIn = (path: string, { count, times }: Kind, ok: boolean): Result => {
  const report = readJson(path);
  if (report === undefined) return { passed: 0, failed: 1, tests: [] };
  const counts = count(report);
  return { ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1), tests: times(report) };
};
