import { createHmac } from "node:crypto";
import { sql } from "@payloadcms/db-postgres";
import { integer, pgTable, text, timestamp } from "@payloadcms/db-postgres/drizzle/pg-core";
import type { Payload } from "payload";

/** `account` is high: a stranger must not lock an editor out with a few wrong passwords. */
const most = { address: 20, accountFromAddress: 5, account: 50 } as const;
const windowMinutes = 10;

export type Counted = { kind: keyof typeof most; name: string };

/** A table of our own: no Payload collection can increment atomically. */
export const loginAttemptsTable = pgTable("login_attempts", {
  /** A keyed hash: it must not show who tried to log in from where. */
  client: text().primaryKey(),
  failures: integer().notNull(),
  endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
});

const keyOf = (payload: Payload, { kind, name }: Counted) =>
  createHmac("sha256", payload.secret).update(`${kind} ${name}`).digest("hex");

/** Counted before the password is checked, so that parallel attempts count. */
export async function mayTry(payload: Payload, counted: Counted): Promise<boolean> {
  const { drizzle } = payload.db;
  await drizzle.execute(sql`delete from login_attempts where ends_at < now()`);
  const { rows } = await drizzle.execute<{ failures: number }>(
    sql`insert into login_attempts (client, failures, ends_at)
        values (${keyOf(payload, counted)}, 1, now() + make_interval(mins => ${windowMinutes}))
        on conflict (client) do update set failures = login_attempts.failures + 1
        returning failures`,
  );
  return (rows[0]?.failures ?? 0) <= most[counted.kind];
}

export async function forgive(payload: Payload, counted: Counted): Promise<void> {
  const client = keyOf(payload, counted);
  await payload.db.drizzle.execute(
    sql`update login_attempts set failures = greatest(failures - 1, 0) where client = ${client}`,
  );
}
