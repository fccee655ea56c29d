import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";

/**
 * The same click may come twice at once: where its key is looked for in more tables than one, as of a card with a gift and
 * without or of a mandate, or by more links than one, those who use it take turns until their transactions end.
 */
export const lockForIdempotencyKey = async (tx: Transaction, idempotencyKey: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idempotencyKey}, 0))`);
};
