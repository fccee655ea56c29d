import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";

/**
 * The same click may come twice at once, with a gift and without: a key is looked for in two tables, so its users take turns
 * until their transactions end.
 */
export const takeTurn = async (tx: Transaction, idempotencyKey: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idempotencyKey}, 0))`);
};
