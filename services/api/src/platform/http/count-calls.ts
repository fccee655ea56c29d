import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { now } from "../database/time.ts";
import { batched } from "../database/batched.ts";
import { rateLimits } from "../database/tables/platform.ts";

type Counted = { key: string; seconds: number; calls: number };
type Count = { calls: number; leftSeconds: number };

const byKey = (batch: Counted[][]) => {
  const keys = new Map<string, { calls: number; seconds: number }>();
  for (const { key, seconds, calls } of batch.flat())
    keys.set(key, { calls: (keys.get(key)?.calls ?? 0) + calls, seconds });
  // In one order for all: two processes that share keys must not wait for each other.
  return [...keys].sort(([one], [other]) => (one < other ? -1 : 1));
};

/** Nearly each call begins with it: one statement, planned once a connection, which those share who come while it runs. */
export const createCallCounter = (db: Database) => {
  const over = sql`${rateLimits.endsAt} <= now()`;
  const statement = db
    .insert(rateLimits)
    .select(
      sql`select key, calls, now() + make_interval(secs => seconds)
          from unnest(${sql.placeholder("keys")}::text[], ${sql.placeholder("calls")}::int[], ${sql.placeholder("seconds")}::float8[])
            as asked(key, calls, seconds)`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        calls: sql`case when ${over} then excluded.calls else ${rateLimits.calls} + excluded.calls end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      calls: rateLimits.calls,
      leftSeconds: sql<number>`greatest(ceil(extract(epoch from ${rateLimits.endsAt} - now())), 1)::int`,
    })
    .prepare("count_calls");

  const countAll = async (batch: Counted[][]): Promise<Map<Counted[], Map<string, Count>>> => {
    const sums = byKey(batch);
    const rows = await statement.execute({
      keys: sums.map(([key]) => key),
      calls: sums.map(([, { calls }]) => calls),
      seconds: sums.map(([, { seconds }]) => seconds),
    });
    const added = new Map(sums.map(([key, { calls }]) => [key, calls]));
    const left = new Map(rows.map(({ key, leftSeconds }) => [key, leftSeconds]));
    const before = new Map(rows.map(({ key, calls }) => [key, calls - (added.get(key) ?? 0)]));
    const countOf = ({ key, calls: more }: Counted): [string, Count] => {
      const calls = (before.get(key) ?? 0) + more;
      before.set(key, calls);
      return [key, { calls, leftSeconds: left.get(key) ?? 1 }];
    };
    return new Map(batch.map((counted) => [counted, new Map(counted.map(countOf))]));
  };
  const count = batched(countAll);

  return {
    add: async (counted: Counted[]): Promise<Map<string, Count>> => (await count(counted)) ?? new Map<string, Count>(),
    isCounted: async (key: string): Promise<boolean> =>
      (
        await db
          .select({ key: rateLimits.key })
          .from(rateLimits)
          .where(and(eq(rateLimits.key, key), gt(rateLimits.calls, 0), gt(rateLimits.endsAt, now)))
      ).length === 1,
    takeOff: async (key: string): Promise<void> => {
      await db
        .update(rateLimits)
        .set({ calls: sql`greatest(${rateLimits.calls} - 1, 0)` })
        .where(eq(rateLimits.key, key));
    },
  };
};

export const removeExpiredLimits = (db: Database) => db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
