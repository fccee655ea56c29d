import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";

/** Where a key is looked for in several tables, no unique index keeps two simultaneous clicks apart. */
export const lockForIdempotencyKey = async (tx: Transaction, idempotencyKey: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idempotencyKey}, 0))`);
};
