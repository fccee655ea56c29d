import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";

/** Keyed, since a body can be guessed from its plain hash. */
export const bodyHash = (secret: string, values: readonly unknown[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(values)).digest("base64url");

/** Where a key is looked for in several tables, no unique index keeps two simultaneous clicks apart. */
export const lockForIdempotencyKey = async (tx: Transaction, idempotencyKey: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idempotencyKey}, 0))`);
};

export const isOrdered = async (db: Transaction, idempotencyKey: string): Promise<boolean> =>
  (await db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, idempotencyKey))).length === 1;
