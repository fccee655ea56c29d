import { isTooLate } from "@hjarta-lunga/contract/sheet-days.ts";
import { expect, test } from "vitest";

const at = (moment: string) => ({ day: moment.slice(0, 10), hour: Number(moment.slice(11, 13)) });

test.each([
  // Now, the ceremony, and whether the parlour has no working day to hand the sheet over.
  ["a Sunday, for Monday", "2026-11-22 10", "2026-11-23", true],
  ["a Sunday, for Tuesday", "2026-11-22 10", "2026-11-24", false],
  ["a Thursday morning, for Friday", "2026-11-26 09", "2026-11-27", false],
  ["a Thursday at the last hour, for Friday", "2026-11-26 14", "2026-11-27", false],
  ["a Thursday afternoon, for Friday", "2026-11-26 15", "2026-11-27", true],
  ["a Friday evening, for Saturday", "2026-11-27 20", "2026-11-28", true],
  ["a Friday evening, for Monday", "2026-11-27 20", "2026-11-30", true],
  ["a Friday morning, for Monday", "2026-11-27 09", "2026-11-30", false],
  ["the morning of Maundy Thursday, for the Tuesday after Easter", "2026-04-02 09", "2026-04-07", false],
  ["Good Friday, for the Tuesday after Easter", "2026-04-03 09", "2026-04-07", true],
  ["Good Friday, for the Wednesday after Easter", "2026-04-03 09", "2026-04-08", false],
  ["the day itself", "2026-11-26 09", "2026-11-26", true],
  ["the day after", "2026-11-26 09", "2026-11-25", true],
])("to the parlour, ordered on %s", (_, now, ceremony, isLate) => {
  expect(isTooLate("parlor", ceremony, at(now))).toBe(isLate);
});

test.each([
  ["a Sunday, for Thursday, when the letter comes", "2026-11-22 10", "2026-11-26", true],
  ["a Sunday, for Friday", "2026-11-22 10", "2026-11-27", false],
  ["a Wednesday, for Monday: four days, and two of them are off", "2026-11-25 10", "2026-11-30", true],
  ["a Friday, for the Friday after", "2026-11-27 10", "2026-12-04", false],
  ["the day itself", "2026-11-26 10", "2026-11-26", true],
  ["a day when the ceremony has been: home to the family all the same", "2026-11-26 10", "2026-11-20", false],
])("by post, ordered on %s", (_, now, ceremony, isLate) => {
  expect(isTooLate("post", ceremony, at(now))).toBe(isLate);
});

test.each(["donor", "none"] as const)("nothing is too late for who prints the sheet at home: %s", (to) => {
  expect(isTooLate(to, "2026-11-26", at("2026-11-26 23"))).toBe(false);
});
