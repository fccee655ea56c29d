import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../settings.ts";

export type Counts = { passed: number; failed: number };
type TimedTest = { name: string; ms: number };
export type Result = Counts & { tests: TimedTest[] };

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** An older report is removed, so that it is not mistaken for this run's. */
export const resultFile = (name: string): string => {
  const folder = join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  rmSync(path, { force: true });
  return path;
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; assertionResults: { fullName: string; duration: number | null }[] }[];
};

/** A file that could not be loaded is a failed suite without a failed test. */
export const readVitest = ({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites,
  testResults,
}: VitestReport): Result => ({
  passed: numPassedTests,
  failed: numFailedTests > 0 ? numFailedTests : numFailedTestSuites,
  tests: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(/^.*\/tests\//, "tests/")}: ${fullName}`,
      ms: duration ?? 0,
    })),
  ),
});

type Spec = { title: string; file: string; tests: { results: { duration: number }[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
};

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

/** A flaky test has found a race: it fails. */
export const readPlaywright = ({ stats, errors, suites }: PlaywrightReport): Result => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  tests: suites.flatMap(specsIn).map(({ title, file, tests }) => ({
    name: `e2e/${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
});

export const resultIn = (path: string, read: (report: never) => Result, ok: boolean): Result => {
  if (!existsSync(path)) return { passed: 0, failed: 1, tests: [] };
  const result = read(JSON.parse(readFileSync(path, "utf8")) as never);
  return { ...result, failed: ok ? result.failed : Math.max(result.failed, 1) };
};

const shown = 10;

export const slowestLines = (tests: TimedTest[]): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, shown)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`);
