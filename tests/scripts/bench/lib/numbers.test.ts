import { expect, test } from "vitest";
import { kilobytes, median } from "../../../../scripts/bench/lib/numbers.ts";

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[100, 98, 99, 100, 20], 99],
  [[1, 2, 3, 10], 2.5],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("the median of nothing is not a number, so that no bar is met by it", () => {
  expect(median([])).toBeNaN();
});

test("a kilobyte is a thousand bytes", () => {
  expect(kilobytes(112_000)).toBe(112);
});
