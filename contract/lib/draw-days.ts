import type { DrawDay } from "../mandates.ts";
import { daysAfter, workingDayAfter } from "./working-days.ts";

export const drawOn = (month: string, day: DrawDay): string => workingDayAfter(daysAfter(`${month}-${day}`, -1));

const monthAfter = (month: string): string => daysAfter(`${month}-28`, 4).slice(0, 7);

/** An assumption, not confirmed by the bank. MANDATE_LEAD_BANKING_DAYS replaces it in the API. */
export const usualBankingDaysAhead = 10;

export const firstDrawOn = (today: string, day: DrawDay, bankingDaysAhead: number): string => {
  const earliest = workingDayAfter(today, bankingDaysAhead);
  let month = today.slice(0, 7);
  while (drawOn(month, day) < earliest) month = monthAfter(month);
  return drawOn(month, day);
};
