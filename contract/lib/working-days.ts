/* Days are "2026-11-22", counted in UTC, where no day has 23 or 25 hours. */

const dayMs = 86_400_000;
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const weekdayOf = (day: string): number => new Date(day).getUTCDay();
const [sunday, friday, saturday] = [0, 5, 6];

/** Carter's rule, for 1900 to 2099. */
const easterOf = (year: number): string => {
  const moon = ((((225 - 11 * (year % 19) - 21) % 30) + 30) % 30) + 21;
  const fullMoon = moon > 48 ? moon - 1 : moon;
  const pastSunday = (year + Math.floor(year / 4) + fullMoon + 1) % 7;
  return daysAfter(`${year}-03-01`, fullMoon + 7 - pastSunday - 1);
};

const closedEachYear = ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"];
/** Good Friday, Easter Monday, Ascension Day: days from Easter Sunday. */
const closedByEaster = [-2, 1, 39];
const isMidsummerEve = (day: string): boolean =>
  weekdayOf(day) === friday && day.slice(5) >= "06-19" && day.slice(5) <= "06-25";

export const isWorkingDay = (day: string): boolean => {
  if ([sunday, saturday].includes(weekdayOf(day)) || closedEachYear.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return !isMidsummerEve(day) && !closedByEaster.some((days) => daysAfter(easter, days) === day);
};

export const workingDayAfter = (day: string, count = 1): string => {
  let found = day;
  for (let left = count; left > 0; left -= isWorkingDay(found) ? 1 : 0) found = daysAfter(found, 1);
  return found;
};

export const workingDayBefore = (day: string, count = 1): string => {
  let found = day;
  for (let left = count; left > 0; left -= isWorkingDay(found) ? 1 : 0) found = daysAfter(found, -1);
  return found;
};
