import { sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The day it is in Sweden, by the database's clock. */
export const todayInSweden = sql`(now() at time zone 'Europe/Stockholm')::date`;
/** And the hour that has begun there. */
export const hourInSweden = sql`extract(hour from now() at time zone 'Europe/Stockholm')::int`;
