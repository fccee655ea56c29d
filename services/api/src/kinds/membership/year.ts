const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const daysAfter = (day: string, days: number): string => {
  const date = new Date(day);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days)));
};

/** What begins on 29 February ends on 28 February. */
const lastDayFrom = (firstDay: string): string => {
  const date = new Date(firstDay);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1)));
};

/** Nobody loses a day by renewing early. */
export const nextYear = (today: string, lastDay: string | null): { firstDay: string; lastDay: string } => {
  const firstDay = lastDay !== null && lastDay >= today ? daysAfter(lastDay, 1) : today;
  return { firstDay, lastDay: lastDayFrom(firstDay) };
};
