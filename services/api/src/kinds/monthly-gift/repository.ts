import { liveMandateStates, type DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { mandateChanges } from "../../platform/database/tables/gift-links.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";

export type Mandate = typeof mandates.$inferSelect;

const ofHolder = (holderLookup: string) => eq(mandates.holderLookup, holderLookup);
const isAlive = inArray(mandates.state, [...liveMandateStates]);

export const mandateByKey = async (db: Transaction, idempotencyKey: string): Promise<Mandate | undefined> =>
  (await db.select().from(mandates).where(eq(mandates.idempotencyKey, idempotencyKey)))[0];

export const mandateByReference = async (db: Database, reference: string): Promise<Mandate | undefined> =>
  (await db.select().from(mandates).where(eq(mandates.reference, reference)))[0];

export const mandateById = async (db: Database, id: string): Promise<Mandate | undefined> =>
  (await db.select().from(mandates).where(eq(mandates.id, id)))[0];

/** By what was changed first of each. */
export const asSigned = async (db: Database, mandate: Mandate): Promise<Mandate> => {
  const changes = await db
    .select({ amountOre: mandateChanges.fromOre, drawDay: mandateChanges.fromDay })
    .from(mandateChanges)
    .where(eq(mandateChanges.mandateId, mandate.id))
    .orderBy(asc(mandateChanges.number));
  const first = (what: "amountOre" | "drawDay") => changes.find((change) => change[what] !== null)?.[what];
  return {
    ...mandate,
    amountOre: first("amountOre") ?? mandate.amountOre,
    drawDay: (first("drawDay") as DrawDay | undefined) ?? mandate.drawDay,
  };
};

export const referenceReplacedBy = async (db: Database, { replaces }: Mandate): Promise<string | null> =>
  replaces === null ? null : ((await mandateById(db, replaces))?.shortReference ?? null);

const isSameGiver = ({ giverFirstName, giverLastName }: Mandate) =>
  and(
    sql`${mandates.giverFirstName} is not distinct from ${giverFirstName}`,
    sql`${mandates.giverLastName} is not distinct from ${giverLastName}`,
  );

/** The one itself, or the one that took its place. */
export const mandateOfNow = async (tx: Transaction, mandate: Mandate, lock = false): Promise<Mandate> => {
  const { state, holderLookup, createdAt } = mandate;
  if (state !== "revoked") return mandate;
  const tookPlace = and(isNotNull(mandates.replaces), inArray(mandates.state, ["active", "revoked"]));
  const query = tx
    .select()
    .from(mandates)
    .where(and(ofHolder(holderLookup), gt(mandates.createdAt, createdAt), tookPlace, isSameGiver(mandate)))
    .orderBy(asc(mandates.state), desc(mandates.createdAt))
    .limit(1);
  const [next = mandate] = await (lock ? query.for("update") : query);
  return next;
};

/** Whoever adds one for this holder waits until this transaction ends. */
export const lockHolder = (tx: Transaction, holderLookup: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mandate ${holderLookup}`}, 0))`);

/** Held until this transaction ends: what is agreed of them, such as their amounts, stays as it is read. */
export const lockLiveMandatesOf = (tx: Transaction, holderLookup: string) =>
  tx
    .select({ id: mandates.id })
    .from(mandates)
    .where(and(ofHolder(holderLookup), isAlive))
    .orderBy(asc(mandates.createdAt))
    .for("update");

export const liveMandatesOf = (tx: Transaction, holderLookup: string): Promise<Mandate[]> =>
  tx
    .select()
    .from(mandates)
    .where(and(ofHolder(holderLookup), isAlive))
    .orderBy(desc(mandates.createdAt));

/**
 * Not only the one that it names: whoever corrects an account twice names either, and the bank may have taken either.
 */
export const predecessorMandates = async (
  tx: Transaction,
  ids: string[],
): Promise<{ id: string; before: string }[]> => {
  const { rows } = await tx.execute<{ id: string; before: string }>(sql`
    select newer.id, older.id as before
    from ${mandates} as newer
    join ${mandates} as older on older.holder_lookup = newer.holder_lookup and older.created_at < newer.created_at
    where newer.id = any(${sql.param(ids)}::uuid[]) and newer.replaces is not null
    order by older.created_at`);
  return rows;
};

export const mandatesToTell = async (db: Database, holderLookup: string): Promise<Mandate[]> => {
  const alive = await liveMandatesOf(db, holderLookup);
  if (alive.length > 0) return alive;
  return db.select().from(mandates).where(ofHolder(holderLookup)).orderBy(desc(mandates.stateSince)).limit(1);
};

type Named = Pick<Mandate, "holderName" | "giverFirstName" | "giverLastName">;

/** The holder, unless the mandate names another. */
export const giverName = ({ holderName, giverFirstName, giverLastName }: Named): string =>
  [giverFirstName, giverLastName].filter((name) => name !== null).join(" ") || holderName;
