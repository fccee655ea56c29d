import { expect, test } from "vitest";
import { grouped } from "#src/lib/grouped.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1\u00a0000"],
  [12_345, "12\u00a0345"],
  [999_999, "999\u00a0999"],
  [1_000_000, "1\u00a0000\u00a0000"],
])("%d is written as the browser's own Swedish formatter writes it", (whole, written) => {
  expect(grouped(whole)).toBe(written);
  expect(new Intl.NumberFormat("sv-SE").format(whole)).toBe(written);
});
