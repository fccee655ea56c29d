import type { SwedishTime } from "@hjarta-lunga/contract/sheet-days.ts";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "./connect.ts";
import { todayInSweden } from "./tables/columns.ts";

/* By the database's clock: of several machines one may be wrong. */
export const now = sql`now()`;
export const fromNow = (ms: number) => sql`now() + make_interval(secs => ${ms / 1_000})`;
export const ago = (ms: number) => sql`now() - make_interval(secs => ${ms / 1_000})`;

/** Of a day of which no hour is known. */
export const noonInSweden = (day: string) => sql`((${day}::date + time '12:00') at time zone 'Europe/Stockholm')`;

/** For comparing and counting days in the database. */
export const dateInSweden = (moment: unknown) => sql`(${moment} at time zone 'Europe/Stockholm')::date`;
/** "2026-11-22" of a moment, as the database tells it. */
export const dayInSweden = (moment: unknown) => sql<string>`${dateInSweden(moment)}::text`;
/** Of a moment that may not have been yet. */
export const dayInSwedenIfAny = (moment: unknown) => sql<string | null>`${dateInSweden(moment)}::text`;

/** "2026-11-22" of a moment, by Sweden's clock. */
export const swedishDay = (moment: Date): string =>
  moment.toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });

const hourInSweden = sql`extract(hour from now() at time zone 'Europe/Stockholm')::int`;

export const swedishTime = async (db: Pick<Database, "execute">): Promise<SwedishTime> => {
  const { rows } = await db.execute<SwedishTime>(sql`select ${todayInSweden}::text as day, ${hourInSweden} as hour`);
  const [time] = rows;
  if (!time) throw new Error("The database does not know what time it is");
  return time;
};

/** "2026-11-22" in Sweden. */
export const today = async (tx: Transaction): Promise<string> => (await swedishTime(tx)).day;
