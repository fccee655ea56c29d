import { isWorkingDay, workingDayAfter, workingDayBefore } from "@hjarta-lunga/contract/lib/working-days.ts";
import { expect, test } from "vitest";

/** Of Monday to Friday, as the printed calendars have them. */
const offDays: Record<number, string[]> = {
  2026: "01-01 01-06 04-03 04-06 05-01 05-14 06-19 12-24 12-25 12-31".split(" "),
  2027: "01-01 01-06 03-26 03-29 05-06 06-25 12-24 12-31".split(" "),
  2028: "01-06 04-14 04-17 05-01 05-25 06-06 06-23 12-25 12-26".split(" "),
  2029: "01-01 03-30 04-02 05-01 05-10 06-06 06-22 12-24 12-25 12-26 12-31".split(" "),
  2030: "01-01 04-19 04-22 05-01 05-30 06-06 06-21 12-24 12-25 12-26 12-31".split(" "),
  2031: "01-01 01-06 04-11 04-14 05-01 05-22 06-06 06-20 12-24 12-25 12-26 12-31".split(" "),
  2032: "01-01 01-06 03-26 03-29 05-06 06-25 12-24 12-31".split(" "),
  2033: "01-06 04-15 04-18 05-26 06-06 06-24 12-26".split(" "),
  2034: "01-06 04-07 04-10 05-01 05-18 06-06 06-23 12-25 12-26".split(" "),
  2035: "01-01 03-23 03-26 05-01 05-03 06-06 06-22 12-24 12-25 12-26 12-31".split(" "),
};

const daysOf = (year: number): string[] => {
  const days: string[] = [];
  for (let at = new Date(Date.UTC(year, 0, 1)); at.getUTCFullYear() === year; at = new Date(at.getTime() + 86_400_000))
    days.push(at.toISOString().slice(0, 10));
  return days;
};

test.each(Object.entries(offDays))("in %s offices are closed on weekends and on these days alone", (year, off) => {
  const closed = daysOf(Number(year)).filter((day) => !isWorkingDay(day));
  const onWeekdays = closed.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
  expect(onWeekdays.map((day) => day.slice(5))).toEqual(off);
  const weekends = daysOf(Number(year)).filter((day) => [0, 6].includes(new Date(day).getUTCDay()));
  expect(closed.length - onWeekdays.length).toBe(weekends.length);
});

test.each([
  ["2026-11-22", 1, "2026-11-23"],
  ["2026-11-20", 1, "2026-11-23"],
  ["2026-11-20", 4, "2026-11-26"],
  ["2026-04-02", 1, "2026-04-07"],
  ["2026-12-23", 1, "2026-12-28"],
  ["2026-12-30", 1, "2027-01-04"],
])("after %s working day number %i is %s", (day, count, found) => {
  expect(workingDayAfter(day, count)).toBe(found);
});

test.each([
  ["2026-11-24", 1, "2026-11-23"],
  ["2026-11-23", 1, "2026-11-20"],
  ["2026-12-28", 1, "2026-12-23"],
  ["2027-01-26", 5, "2027-01-19"],
  ["2027-03-30", 2, "2027-03-24"],
])("before %s by %i working days it is %s", (day, count, found) => {
  expect(workingDayBefore(day, count)).toBe(found);
});
