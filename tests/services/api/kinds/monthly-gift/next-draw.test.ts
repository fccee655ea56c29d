import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { expect, test } from "vitest";
import { drawAfter, withDay } from "../../../../../services/api/src/kinds/monthly-gift/draws/draw-months.ts";

test.each<[string, string, string | null, DrawDay, string, string]>([
  ["no draw was made", "2026-11-22", null, 28, "2026-12-28", "2026-12-28"],
  ["the draw of this month is not made", "2026-11-10", "2026-10", 25, "2026-01-26", "2026-11-25"],
  ["the draw of this month is made, and not due", "2026-11-20", "2026-11", 25, "2026-01-26", "2026-12-28"],
  ["its day is a Saturday", "2026-11-10", "2026-10", 28, "2026-01-28", "2026-11-30"],
  ["it is the day of a draw that was not made", "2026-11-25", "2026-10", 25, "2026-01-26", "2026-12-28"],
  ["nothing was drawn for months", "2026-11-10", "2026-03", 27, "2026-01-27", "2026-11-27"],
  ["the year turns", "2026-12-28", "2026-12", 28, "2026-01-28", "2027-01-28"],
])("what is agreed now holds from the next draw that is not made: %s", (_, today, lastMonth, drawDay, first, day) => {
  expect(drawAfter({ today, nextNight: today, lastMonth, mandate: { drawDay, firstDrawOn: first } })).toBe(day);
});

/** The bank was told last on Friday 22 January 2027, and is told next on Monday evening. */
const overTheWeekend = { today: "2027-01-22", nextNight: "2027-01-25", lastMonth: "2026-12" };
const mandate = (drawDay: DrawDay) => ({ drawDay, firstDrawOn: "2026-06-25" });

test("a draw that the bank can be told of no sooner than on its day is said for the day after", () => {
  expect(drawAfter({ ...overTheWeekend, mandate: mandate(25) })).toBe("2027-01-26");
  expect(drawAfter({ ...overTheWeekend, mandate: mandate(27) })).toBe("2027-01-27");
});

test("a new day of which the bank cannot be told in time begins with the month after", () => {
  expect(drawAfter(withDay({ ...overTheWeekend, mandate: mandate(28) }, 25))).toBe("2027-01-28");
  expect(drawAfter(withDay({ ...overTheWeekend, mandate: mandate(28) }, 27))).toBe("2027-01-27");
});
