import { sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** Ordered letter by letter, whatever language the database speaks: words that begin alike then stand together. */
export const plainWord = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
/** Words as they are, which hold letters and digits alone: no dictionary of PostgreSQL's comes between. */
export const wordSet = customType<{ data: string[]; driverData: string }>({
  dataType: () => "tsvector",
  toDriver: (words) => words.map((word) => `'${word}'`).join(" "),
});

/** The day it is in Sweden, by the database's clock. */
export const todayInSweden = sql`(now() at time zone 'Europe/Stockholm')::date`;
/** And the hour that has begun there. */
export const hourInSweden = sql`extract(hour from now() at time zone 'Europe/Stockholm')::int`;
