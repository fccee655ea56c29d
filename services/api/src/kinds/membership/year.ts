import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";

/** What begins on 29 February ends on 28 February. */
const lastDayFrom = (firstDay: string): string => {
  const date = new Date(firstDay);
  const lastDay = Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1);
  return new Date(lastDay).toISOString().slice(0, 10);
};

/** Nobody loses a day by renewing early. */
export const nextYear = (today: string, lastDay: string | null): { firstDay: string; lastDay: string } => {
  const firstDay = lastDay !== null && lastDay >= today ? daysAfter(lastDay, 1) : today;
  return { firstDay, lastDay: lastDayFrom(firstDay) };
};
