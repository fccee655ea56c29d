/* Days are those of Sweden's calendar, as "2026-11-22". They are counted in UTC, where each is as long as the next. */

const dayMs = 86_400_000;
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const weekdayOf = (day: string): number => new Date(day).getUTCDay();
const [sunday, friday, saturday] = [0, 5, 6];

/** Easter Sunday of the years 1900 to 2099, by Carter's rule: the Sunday after the full moon of spring. */
const easterOf = (year: number): string => {
  const moon = ((((225 - 11 * (year % 19) - 21) % 30) + 30) % 30) + 21;
  const fullMoon = moon > 48 ? moon - 1 : moon;
  const pastSunday = (year + Math.floor(year / 4) + fullMoon + 1) % 7;
  return daysAfter(`${year}-03-01`, fullMoon + 7 - pastSunday - 1);
};

/** Red days that may fall on Monday to Friday, and the eves on which banks and offices are closed as well. */
const closedEachYear = ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"];
/** Good Friday, Easter Monday and Ascension Day, in days from Easter Sunday. */
const closedByEaster = [-2, 1, 39];
/** The Friday of the third week of June, as the law has it. */
const isMidsummerEve = (day: string): boolean =>
  weekdayOf(day) === friday && day.slice(5) >= "06-19" && day.slice(5) <= "06-25";

/** Monday to Friday without the days on which Sweden is off: offices and banks are open. Of the years 1900 to 2099. */
export const isWorkingDay = (day: string): boolean => {
  if ([sunday, saturday].includes(weekdayOf(day)) || closedEachYear.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return !isMidsummerEve(day) && !closedByEaster.some((days) => daysAfter(easter, days) === day);
};

/** The first working day after a day, or a later one. */
export const workingDayAfter = (day: string, count = 1): string => {
  let found = day;
  for (let left = count; left > 0; left -= isWorkingDay(found) ? 1 : 0) found = daysAfter(found, 1);
  return found;
};

/** The last working day before a day, or an earlier one. */
export const workingDayBefore = (day: string, count = 1): string => {
  let found = day;
  for (let left = count; left > 0; left -= isWorkingDay(found) ? 1 : 0) found = daysAfter(found, -1);
  return found;
};
