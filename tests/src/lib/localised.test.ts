import { expect, test } from "vitest";
import { showDay, showNumber } from "#src/lib/localised.ts";

test.each([
  [0, "0", "0"],
  [999, "999", "999"],
  [1_234_567, "1\u00a0234\u00a0567", "1,234,567"],
])("%d is written as each language does", (value, swedish, english) => {
  expect([showNumber(value, "sv"), showNumber(value, "en")]).toEqual([swedish, english]);
});

test("a day is Sweden's day, also just before and after midnight elsewhere", () => {
  expect(showDay("2026-11-21T22:59:00Z", "sv")).toBe("21\u00a0november\u00a02026");
  expect(showDay("2026-11-21T23:01:00Z", "sv")).toBe("22\u00a0november\u00a02026");
  expect(showDay("2026-05-01T12:00:00Z", "en")).toBe("1\u00a0May\u00a02026");
});
