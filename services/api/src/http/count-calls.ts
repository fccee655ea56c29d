import { lt, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { rateLimits } from "../database/tables/rate-limits.ts";

type Counted = { key: string; seconds: number };

/**
 * Counts a call under one or more keys, each in its window, in the database: every process of the API sees the same
 * figures. Nearly each call to us begins with it, so it is one statement, planned once a connection.
 */
export const callCounter = (db: Database) => {
  const over = sql`${rateLimits.endsAt} <= now()`;
  const statement = db
    .insert(rateLimits)
    .select(
      sql`select key, 1, now() + make_interval(secs => seconds)
          from unnest(${sql.placeholder("keys")}::text[], ${sql.placeholder("seconds")}::float8[]) as asked(key, seconds)`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        calls: sql`case when ${over} then 1 else ${rateLimits.calls} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      calls: rateLimits.calls,
      leftSeconds: sql<number>`greatest(ceil(extract(epoch from ${rateLimits.endsAt} - now())), 1)::int`,
    })
    .prepare("count_calls");
  return async (counted: Counted[]) => {
    // In one order for all: two calls that share keys must not wait for each other.
    const sorted = counted.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const rows = await statement.execute({
      keys: sorted.map(({ key }) => key),
      seconds: sorted.map(({ seconds }) => seconds),
    });
    return new Map(rows.map((row) => [row.key, row]));
  };
};

export const removeExpiredLimits = (db: Database) => db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
