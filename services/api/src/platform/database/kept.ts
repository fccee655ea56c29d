import { kept, type KeptName, type Span } from "@hjarta-lunga/contract/kept.ts";
import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./connect.ts";

/** Backups are removed by what makes them (scripts/backup). */
export type Retention = Partial<Record<Exclude<KeptName, "backup">, (db: Database) => Promise<unknown>>>;

const asInterval = (span: Span) => {
  if ("minutes" in span) return sql`make_interval(mins => ${span.minutes})`;
  if ("hours" in span) return sql`make_interval(hours => ${span.hours})`;
  if ("days" in span) return sql`make_interval(days => ${span.days})`;
  if ("months" in span) return sql`make_interval(months => ${span.months})`;
  return sql`make_interval(years => ${span.years})`;
};

export const keptFor = (name: KeptName): SQL => asInterval(kept[name].for);

export const isPast = (name: KeptName, moment: SQL | AnyPgColumn) =>
  sql<boolean>`(${moment} < now() - ${keptFor(name)})`;

const thisYear = sql`(date_trunc('year', now() at time zone 'Europe/Stockholm') at time zone 'Europe/Stockholm')`;

/** What is booked is counted from the end of its year. */
export const isPastBooks = (name: KeptName, moment: SQL | AnyPgColumn) =>
  sql<boolean>`(${moment} < ${thisYear} - ${keptFor(name)})`;
