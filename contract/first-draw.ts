import { isWorkingDay, workingDayAfter } from "./lib/working-days.ts";

/** The bank needs time to answer for a mandate before anything is drawn on it. Not verified with Bankgirot. */
export const bankingDaysToFirstDraw = 10;

const nextMonth = (year: number, month: number) =>
  month === 12 ? ([year + 1, 1] as const) : ([year, month + 1] as const);

/**
 * When the first money is drawn of what is signed on a day: the first of the chosen days of the month, moved to the next
 * banking day, that is far enough ahead. Days are "2026-11-22" of Sweden's calendar.
 */
export function firstDrawOn(drawDay: number, signedOn: string, bankingDays = bankingDaysToFirstDraw): string {
  const earliest = workingDayAfter(signedOn, bankingDays);
  let [year = 0, month = 0] = earliest.split("-").map(Number);
  for (;;) {
    const chosen = `${year}-${String(month).padStart(2, "0")}-${String(drawDay).padStart(2, "0")}`;
    const drawn = isWorkingDay(chosen) ? chosen : workingDayAfter(chosen);
    if (drawn >= earliest) return drawn;
    [year, month] = nextMonth(year, month);
  }
}
