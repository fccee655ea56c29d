import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { hashOf } from "../bankid/session.ts";
import type { Database } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { keptFor } from "../../platform/database/kept.ts";
import { accountLookups } from "../../platform/database/tables/identity.ts";

export type LookupRow = typeof accountLookups.$inferSelect;

type New = Pick<LookupRow, "id" | "personalNumberLookup" | "briteSessionId"> & { session: string };

export const addLookup = async (db: Database, { session, ...lookup }: New): Promise<string> => {
  const token = randomBytes(32).toString("base64url");
  await db.insert(accountLookups).values({
    ...lookup,
    ...{ tokenHash: hashOf(token), sessionHash: hashOf(session) },
    expiresAt: sql`now() + ${keptFor("accountLookup")}`,
  });
  return token;
};

export const findLookup = async (
  db: Database,
  token: string,
  session: string | undefined,
): Promise<LookupRow | undefined> => {
  if (session === undefined) return undefined;
  const [row] = await db
    .select()
    .from(accountLookups)
    .where(
      and(
        eq(accountLookups.tokenHash, hashOf(token)),
        eq(accountLookups.sessionHash, hashOf(session)),
        gt(accountLookups.expiresAt, now),
      ),
    );
  return row;
};

export const removeOldLookups = async (db: Database): Promise<void> => {
  await db.delete(accountLookups).where(lt(accountLookups.expiresAt, now));
};
