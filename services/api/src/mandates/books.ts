import { sql } from "drizzle-orm";

/* The privacy page says the same figure (services/content/src/seed/content/pages/privacy.ts). */
const keptYears = 7;

const thisYear = sql`(date_trunc('year', now() at time zone 'Europe/Stockholm') at time zone 'Europe/Stockholm')`;

/** What is older belongs to no books that the law asks for: seven years after the end of its own. */
export const endOfBooks = sql`${thisYear} - make_interval(years => ${keptYears})`;
