import { sql } from "@payloadcms/db-postgres";
import type { PayloadRequest } from "payload";

/** Until the transaction ends, others with the same name wait here. */
export async function takeTurn({ payload, transactionID }: PayloadRequest, name: string) {
  const id = await transactionID;
  const session = id === undefined ? undefined : payload.db.sessions?.[id]?.db;
  if (session === undefined) throw new Error("Turns are taken in transactions only");
  await (session as typeof payload.db.drizzle).execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
