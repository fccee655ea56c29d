import { expect, test } from "vitest";
import { showNumber } from "#src/lib/localised.ts";

test.each([
  [0, "0", "0"],
  [999, "999", "999"],
  [1000, "1\u00a0000", "1,000"],
  [25_000, "25\u00a0000", "25,000"],
  [999_999, "999\u00a0999", "999,999"],
  [1_234_567, "1\u00a0234\u00a0567", "1,234,567"],
])("%d is written as each language does, and as the browser's own formatter", (value, swedish, english) => {
  expect([showNumber(value, "sv"), showNumber(value, "en")]).toEqual([swedish, english]);
  const formatted = ["sv-SE", "en-GB"].map((locale) => new Intl.NumberFormat(locale).format(value));
  expect(formatted).toEqual([swedish, english]);
});
