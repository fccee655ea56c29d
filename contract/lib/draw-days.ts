import type { DrawDay } from "../mandates.ts";
import { daysAfter, workingDayAfter } from "./working-days.ts";

/** When the draw of a month ("2026-12") falls: on the chosen day, or the next banking day where banks are closed. */
export const drawOn = (month: string, day: DrawDay): string => workingDayAfter(daysAfter(`${month}-${day}`, -1));

const monthAfter = (month: string): string => daysAfter(`${month}-28`, 4).slice(0, 7);

/** What the site says before anybody has signed, and the API holds to unless its environment says another. Unverified. */
export const usualBankingDaysAhead = 10;

/** The first draw of what is signed today: the bank is given so many banking days to take the mandate. */
export const firstDrawOn = (today: string, day: DrawDay, bankingDaysAhead: number): string => {
  const earliest = workingDayAfter(today, bankingDaysAhead);
  let month = today.slice(0, 7);
  while (drawOn(month, day) < earliest) month = monthAfter(month);
  return drawOn(month, day);
};
