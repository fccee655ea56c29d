import { createHmac } from "node:crypto";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { lt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/connect.ts";
import { rateLimits } from "../database/schema.ts";

/**
 * Counts one call in its window, in the database: every process of the API sees the same figure. Each call to us begins
 * with it, so the statement is planned once a connection.
 */
const callCounter = (db: Database) => {
  const endsAt = sql`now() + make_interval(secs => ${sql.placeholder("seconds")}::float8)`;
  const over = sql`${rateLimits.endsAt} <= now()`;
  const statement = db
    .insert(rateLimits)
    .values({ key: sql.placeholder("key"), calls: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        calls: sql`case when ${over} then 1 else ${rateLimits.calls} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      current: rateLimits.calls,
      ttl: sql<number>`(greatest(extract(epoch from ${rateLimits.endsAt} - now()), 0) * 1000)::int`,
    })
    .prepare("count_call");
  return async (key: string, windowMs: number) => {
    const [row] = await statement.execute({ key, seconds: windowMs / 1000 });
    if (!row) throw new Error("The upsert returned no row");
    return row;
  };
};

export const removeExpiredLimits = (db: Database) => db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Limits are per route (`config.rateLimit`) and client. The client is kept as a keyed hash, so no address is stored. */
export const addLimits = (app: FastifyInstance, { db, secret }: { db: Database; secret: string }) => {
  const countCall = callCounter(db);
  class DatabaseStore {
    incr(key: string, callback: Callback, windowMs: number) {
      countCall(key, windowMs).then(
        (result) => callback(null, result),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }
    child() {
      return this;
    }
  }
  return app.register(rateLimit, {
    global: false,
    store: DatabaseStore,
    keyGenerator: ({ ip }) => `${createHmac("sha256", secret).update(normalizeIP(ip)).digest("base64url")}:`,
  });
};
