import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { add, countPlaywright, countVitest, resultIn, vitest } from "../../../../scripts/lib/checks/counts.ts";

test.each([
  ["all passed", { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 0 }, { passed: 5, failed: 0 }],
  ["some failed", { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 }, { passed: 5, failed: 2 }],
  ["a file did not load", { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 }, { passed: 5, failed: 1 }],
])("unit tests are counted when %s", (_when, report, counts) => {
  expect(countVitest(report)).toEqual(counts);
});

test.each([
  ["all passed", { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] }, { passed: 3, failed: 0 }],
  [
    "one passed only when tried again",
    { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [] },
    { passed: 3, failed: 1 },
  ],
  ["a file did not load", { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }, { passed: 0, failed: 1 }],
])("browser journeys are counted when %s", (_when, report, counts) => {
  expect(countPlaywright(report)).toEqual(counts);
});

test("a run that left no report counts as a failure", () => {
  expect(resultIn("/nowhere/report.json", vitest, true)).toEqual({ passed: 0, failed: 1, tests: [] });
});

test("a command that failed though no test did counts as a failure", () => {
  const path = join(mkdtempSync(join(tmpdir(), "report-")), "report.json");
  writeFileSync(
    path,
    JSON.stringify({ numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] }),
  );
  expect(resultIn(path, vitest, false)).toMatchObject({ passed: 1, failed: 1 });
  rmSync(dirname(path), { recursive: true });
});

test("counts add up", () => {
  expect(add({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
});
