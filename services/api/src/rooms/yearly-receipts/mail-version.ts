/* Which receipt a mail brings is its version: the year, and how often staff had it sent again. */
const mostAYear = 100;

export const firstOf = (year: number): number => year * mostAYear;
export const lastOf = (year: number): number => firstOf(year + 1) - 1;
export const yearOf = (version: number): number => Math.floor(version / mostAYear);
