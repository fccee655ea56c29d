const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day after, or so many days after, as "2028-02-29". */
const daysAfter = (day: string, days: number): string => {
  const date = new Date(day);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days)));
};

/** The last day of the year that begins on a day: what begins on the 29th of February ends on the 28th of the next. */
const lastDayFrom = (firstDay: string): string => {
  const date = new Date(firstDay);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1)));
};

/** The next year of somebody whose membership ends, or ended, on `lastDay`: nobody loses a day by renewing early. */
export const nextYear = (today: string, lastDay: string | null): { firstDay: string; lastDay: string } => {
  const firstDay = lastDay !== null && lastDay >= today ? daysAfter(lastDay, 1) : today;
  return { firstDay, lastDay: lastDayFrom(firstDay) };
};
