import { expect, test } from "vitest";
import { playwrightTimes, slowestLines, vitestTimes } from "../../../../scripts/lib/checks/slowest.ts";

test("the tests of a unit run are named with their file and their time", () => {
  const assertionResults = [
    { fullName: "a gift is booked", duration: 12.5 },
    { fullName: "skipped", duration: null },
  ];
  expect(vitestTimes({ testResults: [{ name: "/anywhere/tests/api/gift.test.ts", assertionResults }] })).toEqual([
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
  expect(playwrightTimes({ suites })).toEqual([
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
