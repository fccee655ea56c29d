import { sql } from "drizzle-orm";

/* The privacy page says the same figure (services/content/src/seed/content/pages/privacy.ts). */
const keptYears = 7;

const thisYear = sql`(date_trunc('year', now() at time zone 'Europe/Stockholm') at time zone 'Europe/Stockholm')`;

/** Books are kept for seven years after the year that they are of: what is older than this may go. */
export const endOfBooks = sql`${thisYear} - make_interval(years => ${keptYears})`;
