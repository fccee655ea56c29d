import { createHmac } from "node:crypto";
import { sql } from "@payloadcms/db-postgres";
import type { Payload, PayloadRequest } from "payload";
import { clientAddressHeader, networkOf, unknownAddress } from "../server/client-address.ts";

/**
 * How often in ten minutes. `account` is high: a stranger must not lock an editor out with a few wrong passwords.
 * A code has only a million values, and whoever tries one knows the password.
 */
const most = {
  ...{ address: 20, accountFromAddress: 5, account: 50 },
  code: 10,
  /** Right or wrong: nobody guesses a link, and each is a page to convert. */
  draftLink: 60,
  ...{ linkFromAddress: 10, linkForAccount: 3, linkUsed: 20 },
} as const;
const windowMinutes = 10;

export type Counted = { kind: keyof typeof most; name: string };

/** A keyed hash: what is stored does not show who, and a link or code cannot be used by who reads the database. */
export const keyedHash = (payload: Payload, what: string, value: string) =>
  createHmac("sha256", payload.secret).update(`${what} ${value}`).digest("hex");

const keyOf = (payload: Payload, { kind, name }: Counted) => keyedHash(payload, kind, name);

/** Counted before it is tried, so that parallel attempts count. */
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

export const networkOfCaller = (req: PayloadRequest) =>
  networkOf(req.headers.get(clientAddressHeader) ?? unknownAddress);

/** PostgreSQL refuses NUL characters. */
export const textOf = (value: unknown) => (typeof value === "string" && !value.includes("\u0000") ? value : "");
