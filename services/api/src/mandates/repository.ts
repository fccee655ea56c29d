import { liveMandateStates } from "@hjarta-lunga/contract/mandates.ts";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { mandates } from "../database/tables/mandates.ts";

export type Mandate = typeof mandates.$inferSelect;

const ofHolder = (holderLookup: string) => eq(mandates.holderLookup, holderLookup);
const isAlive = inArray(mandates.state, [...liveMandateStates]);

export const mandateByKey = async (db: Transaction, idempotencyKey: string): Promise<Mandate | undefined> =>
  (await db.select().from(mandates).where(eq(mandates.idempotencyKey, idempotencyKey)))[0];

export const mandateByReference = async (db: Database, reference: string): Promise<Mandate | undefined> =>
  (await db.select().from(mandates).where(eq(mandates.reference, reference)))[0];

export const mandateById = async (db: Database, id: string): Promise<Mandate | undefined> =>
  (await db.select().from(mandates).where(eq(mandates.id, id)))[0];

/** The short reference of the mandate whose place it takes. */
export const referenceReplacedBy = async (db: Database, { replaces }: Mandate): Promise<string | null> =>
  replaces === null ? null : ((await mandateById(db, replaces))?.shortReference ?? null);

/** Whoever adds one for this holder waits until this transaction ends. */
export const takeHoldersTurn = (tx: Transaction, holderLookup: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mandate ${holderLookup}`}, 0))`);

/** Newest first. */
export const liveMandatesOf = (tx: Transaction, holderLookup: string): Promise<Mandate[]> =>
  tx
    .select()
    .from(mandates)
    .where(and(ofHolder(holderLookup), isAlive))
    .orderBy(desc(mandates.createdAt));

/** Those that live; else the latest of the others. */
export const mandatesToTell = async (db: Database, holderLookup: string): Promise<Mandate[]> => {
  const alive = await liveMandatesOf(db, holderLookup);
  if (alive.length > 0) return alive;
  return db.select().from(mandates).where(ofHolder(holderLookup)).orderBy(desc(mandates.stateSince)).limit(1);
};
