import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { expect, test } from "vitest";
import { drawAfter } from "../../../../../services/api/src/kinds/monthly-gift/draws/draw-months.ts";

test.each<[string, string, string | null, DrawDay, string, string]>([
  ["no draw was made", "2026-11-22", null, 28, "2026-12-28", "2026-12-28"],
  ["the draw of this month is not made", "2026-11-10", "2026-10", 25, "2026-01-26", "2026-11-25"],
  ["the draw of this month is made, and not due", "2026-11-20", "2026-11", 25, "2026-01-26", "2026-12-28"],
  ["its day is a Saturday", "2026-11-10", "2026-10", 28, "2026-01-28", "2026-11-30"],
  ["it is the day of a draw that was not made", "2026-11-25", "2026-10", 25, "2026-01-26", "2026-12-28"],
  ["nothing was drawn for months", "2026-11-10", "2026-03", 27, "2026-01-27", "2026-11-27"],
  ["the year turns", "2026-12-28", "2026-12", 28, "2026-01-28", "2027-01-28"],
])("what is agreed now holds from the next draw that is not made: %s", (_, today, lastMonth, drawDay, first, day) => {
  expect(drawAfter({ today, lastMonth, mandate: { drawDay, firstDrawOn: first } })).toBe(day);
});
