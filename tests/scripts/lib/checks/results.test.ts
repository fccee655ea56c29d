import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { add, readPlaywright, readVitest, resultIn, slowestLines } from "../../../../scripts/lib/checks/results.ts";

test.each([
  ["all passed", { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 0 }, { passed: 5, failed: 0 }],
  ["some failed", { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 }, { passed: 5, failed: 2 }],
  ["a file did not load", { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 }, { passed: 5, failed: 1 }],
])("unit tests are counted when %s", (_when, report, counts) => {
  expect(readVitest({ ...report, testResults: [] })).toMatchObject(counts);
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
  expect(readPlaywright({ ...report, suites: [] })).toMatchObject(counts);
});

test("a run that left no report counts as a failure", () => {
  expect(resultIn("/nowhere/report.json", readVitest, true)).toEqual({ passed: 0, failed: 1, tests: [] });
});

test("a command that failed though no test did counts as a failure", () => {
  const path = join(mkdtempSync(join(tmpdir(), "report-")), "report.json");
  writeFileSync(
    path,
    JSON.stringify({ numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] }),
  );
  expect(resultIn(path, readVitest, false)).toMatchObject({ passed: 1, failed: 1 });
  rmSync(dirname(path), { recursive: true });
});

test("counts add up", () => {
  expect(add({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
});

test("the tests of a unit run are named with their file and their time", () => {
  const assertionResults = [
    { fullName: "a gift is booked", duration: 12.5 },
    { fullName: "skipped", duration: null },
  ];
  const testResults = [{ name: "/anywhere/tests/api/gift.test.ts", assertionResults }];
  expect(readVitest({ numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0, testResults }).tests).toEqual([
    { name: "tests/api/gift.test.ts: a gift is booked", ms: 12.5 },
    { name: "tests/api/gift.test.ts: skipped", ms: 0 },
  ]);
});

test("journeys in groups are found, and a journey tried twice takes the time of both", () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: "gift.spec.ts",
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ specs: [spec("by card", 5)], suites: [{ specs: [spec("on a phone", 1, 2)] }] }];
  expect(readPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [], suites }).tests).toEqual([
    { name: "e2e/gift.spec.ts: by card", ms: 5 },
    { name: "e2e/gift.spec.ts: on a phone", ms: 3 },
  ]);
});

test("the ten slowest are told, the slowest first", () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({ name: `test ${at}`, ms: at * 1_000 }));
  const lines = slowestLines(tests);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("   11.0 s  test 11");
});
