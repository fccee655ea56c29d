import { expect, test } from "vitest";
import { isWithin, ratio, showBar, showValue } from "../../../../scripts/bench/lib/figure.ts";
import type { Bar, Unit } from "../../../../scripts/bench/lib/figure.ts";

const figure = (measured: number, bar?: Bar, baseline?: number) => ({
  what: "something",
  unit: "s" as Unit,
  measured,
  ...(bar && { bar }),
  ...(baseline !== undefined && { baseline }),
});

test.each([
  ["just at a bar from above", figure(40, { atMost: 40 }), true],
  ["over a bar from above", figure(40.01, { atMost: 40 }), false],
  ["just at a bar from below", figure(98, { atLeast: 98 }), true],
  ["under a bar from below", figure(97.9, { atLeast: 98 }), false],
  ["just at twice its baseline", figure(60, { timesBaseline: 2 }, 30), true],
  ["over twice its baseline", figure(60.1, { timesBaseline: 2 }, 30), false],
  ["just at two fifths of its baseline", figure(40, { shareOfBaseline: 0.4 }, 100), true],
  ["under two fifths of its baseline", figure(39.9, { shareOfBaseline: 0.4 }, 100), false],
  ["compared with a baseline that was not measured", figure(1, { timesBaseline: 2 }), false],
  ["compared with a baseline of nothing", figure(1, { timesBaseline: 2 }, 0), false],
  ["not a number", figure(Number.NaN, { atMost: 40 }), false],
  ["without a bar", figure(40), undefined],
])("a figure %s is judged rightly", (_how, given, within) => {
  expect(isWithin(given)).toBe(within);
});

test("a ratio is told only where there is a baseline", () => {
  expect(ratio(figure(30, undefined, 20))).toBe(1.5);
  expect(ratio(figure(30))).toBeUndefined();
});

test.each<[number, Unit, string]>([
  [115.931, "kB", "115.9 kB"],
  [613.4, "MB", "613 MB"],
  [1.7949, "s", "1.8 s"],
  [99, "points", "99"],
  [0.0042, "shift", "0.004"],
  [4321.6, "requests/s", "4322 requests/s"],
])("%d in %s is written %s", (value, unit, written) => {
  expect(showValue(value, unit)).toBe(written);
});

test.each<[Bar | undefined, string]>([
  [{ atMost: 40 }, "at most 40.0 s"],
  [{ atLeast: 98 }, "at least 98.0 s"],
  [{ timesBaseline: 2 }, "at most 2 x"],
  [{ shareOfBaseline: 0.4 }, "at least 0.4 x"],
  [undefined, ""],
])("the bar %o is written in words", (bar, written) => {
  expect(showBar(figure(1, bar))).toBe(written);
});
