import type { Language } from "@hjarta-lunga/contract/languages.ts";

/* Intl.DateTimeFormat takes a phone 100 ms the first time, during hydration. */

const months: Record<Language, string> = {
  sv: "januari februari mars april maj juni juli augusti september oktober november december",
  en: "January February March April May June July August September October November December",
};

const hour = 3_600_000;

/** At 01:00 UTC on the last Sunday of the month. */
const clocksMove = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * hour;
};

export function swedishTime(moment = new Date()): string {
  const year = moment.getUTCFullYear();
  const isSummer = moment.getTime() >= clocksMove(year, 3) && moment.getTime() < clocksMove(year, 10);
  return new Date(moment.getTime() + (isSummer ? 2 : 1) * hour).toISOString().slice(0, 19);
}

export const todayInSweden = (): string => swedishTime().slice(0, 10);

export function sayDay(day: string, language: Language, withYear = true): string {
  const [year, month, date] = day.split("-").map(Number);
  const said = [date, months[language].split(" ")[(month ?? 1) - 1], ...(withYear ? [year] : [])];
  return said.join("\u00a0");
}
