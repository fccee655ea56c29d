import type { PollBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { AnyPgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { and, eq, getTableColumns, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { fromNow, now } from "../../platform/database/time.ts";
import { isPast } from "../../platform/database/kept.ts";
import { bankIdOrders, bankIdSignatures, bankIdTokens } from "../../platform/database/tables/identity.ts";
import { hashOf } from "./session.ts";

const sinceMs = (moment: AnyPgColumn) => sql<number | null>`extract(epoch from now() - ${moment})::float8 * 1000`;

/** By the database's clock alone: of several machines one may be wrong, and codes are counted by the second. */
const columns = {
  ...getTableColumns(bankIdOrders),
  isDue: sql<boolean>`${bankIdOrders.nextAskAt} is null or ${bankIdOrders.nextAskAt} <= now()`,
  sinceCreatedMs: sinceMs(bankIdOrders.createdAt),
  sinceAnswerMs: sinceMs(bankIdOrders.answeredAt),
  sinceTroubleMs: sinceMs(bankIdOrders.troubledAt),
};
const isPending = (id: string) => and(eq(bankIdOrders.id, id), eq(bankIdOrders.state, "pending"));

export const createFindOrder = (db: Database) => {
  const find = (by: AnyPgColumn, name: string) =>
    db
      .select(columns)
      .from(bankIdOrders)
      .where(and(eq(by, sql.placeholder("hash")), eq(bankIdOrders.sessionHash, sql.placeholder("session"))))
      .prepare(`find_bankid_order_by_${name}`);
  const byReference = find(bankIdOrders.referenceHash, "reference");
  const byNonce = find(bankIdOrders.nonceHash, "nonce");

  return async (session: string, { order = "", nonce }: PollBankId): Promise<OrderRow | undefined> => {
    const which = nonce === undefined ? byReference : byNonce;
    const [row] = await which.execute({ hash: hashOf(nonce ?? order), session: hashOf(session) });
    return row;
  };
};

export const readOrder = async (db: Database, id: string) =>
  (await db.select(columns).from(bankIdOrders).where(eq(bankIdOrders.id, id)))[0];
export type OrderRow = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

export const pendingOrderOf = async (db: Database, session: string): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(bankIdOrders)
    .where(and(eq(bankIdOrders.sessionHash, hashOf(session)), eq(bankIdOrders.state, "pending")));
  return row;
};

/** A lease: however many tabs and processes ask us, BankID is asked once. */
export const claim = async (db: Database, id: string, leaseMs: number): Promise<OrderRow | undefined> => {
  const [row] = await db
    .update(bankIdOrders)
    .set({ nextAskAt: fromNow(leaseMs) })
    .where(and(isPending(id), or(isNull(bankIdOrders.nextAskAt), lte(bankIdOrders.nextAskAt, now))))
    .returning(columns);
  return row;
};

type Changes = PgUpdateSetSource<typeof bankIdOrders>;

export const changePending = async (db: Pick<Database, "update">, id: string, changes: Changes): Promise<boolean> => {
  const rows = await db.update(bankIdOrders).set(changes).where(isPending(id)).returning({ id: bankIdOrders.id });
  return rows.length === 1;
};

export const noteReturn = (db: Database, id: string) =>
  db
    .update(bankIdOrders)
    .set({ returnedAt: now })
    .where(and(eq(bankIdOrders.id, id), isNull(bankIdOrders.returnedAt)));

export const removeOldBankId = async (db: Database): Promise<void> => {
  await db.delete(bankIdOrders).where(isPast("bankIdOrder", bankIdOrders.createdAt));
  await db.delete(bankIdTokens).where(lt(bankIdTokens.expiresAt, now));
  await db
    .delete(bankIdSignatures)
    .where(and(isNull(bankIdSignatures.usedAt), isPast("bankIdOrder", bankIdSignatures.signedAt)));
};
