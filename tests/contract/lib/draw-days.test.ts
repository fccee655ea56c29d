import { drawOn, firstDrawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { isWorkingDay } from "@hjarta-lunga/contract/lib/working-days.ts";
import { drawDays } from "@hjarta-lunga/contract/mandates.ts";
import { expect, test } from "vitest";

test.each([
  ["on the day itself where banks are open", "2026-10", 28, "2026-10-28"],
  ["after a weekend", "2026-11", 28, "2026-11-30"],
  ["after Christmas and the weekend behind it", "2026-12", 25, "2026-12-28"],
  ["after Midsummer's Eve and its weekend", "2027-06", 25, "2027-06-28"],
  ["after Easter", "2027-03", 27, "2027-03-30"],
  ["in a February of 28 days", "2027-02", 28, "2027-03-01"],
  ["in a leap year", "2028-02", 28, "2028-02-28"],
  ["after Good Friday and Easter Monday", "2032-03", 27, "2032-03-30"],
] as const)("a draw falls %s", (_when, month, day, due) => {
  expect(drawOn(month, day)).toBe(due);
});

test("from 2026 to 2030 every draw falls on a banking day, and never before the chosen day or a week after it", () => {
  for (let year = 2026; year <= 2030; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (const day of drawDays) {
        const due = drawOn(`${year}-${String(month).padStart(2, "0")}`, day);
        const days = (Date.parse(due) - Date.UTC(year, month - 1, day)) / 86_400_000;
        expect([due, isWorkingDay(due), days >= 0 && days < 6]).toEqual([due, true, true]);
      }
});

test.each([
  ["this month, when the bank has its time", "2026-11-09", 25, "2026-11-25"],
  ["this month, on the very last day that it has", "2026-11-11", 25, "2026-11-25"],
  ["next month, a day later", "2026-11-12", 25, "2026-12-28"],
  ["this month still, by a later day", "2026-11-12", 27, "2026-11-27"],
  ["over the turn of the year, whose days off count for nothing", "2026-12-14", 28, "2027-01-28"],
  ["next month, when it is signed at the end of one", "2027-02-26", 25, "2027-03-25"],
  ["by the month that has begun already", "2027-01-31", 28, "2027-03-01"],
] as const)("the first draw is %s", (_when, today, day, due) => {
  expect(firstDrawOn(today, day, 10)).toBe(due);
});
