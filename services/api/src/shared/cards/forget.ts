import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgTable, AnyPgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/database/connect.ts";
import { withoutPerson } from "../../platform/database/tables/columns.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { now } from "../../platform/database/time.ts";

type Columns<Name extends string> = PgTable & Record<Name, AnyPgColumn>;
type Tables = { cards: Columns<"id">; beside: readonly Columns<"cardId">[]; more?: Record<string, SQL> };

/** Its page says that it was taken down. Its words, what was written about it and its mails are gone. */
export const takeDownAndForget = async (
  tx: Transaction,
  { cards, beside, more = {} }: Tables,
  which: SQL | undefined,
) => {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from ${cards} where ${which} for update`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(mails).where(inArray(mails.ownerId, ids));
  for (const table of beside) await tx.delete(table).where(inArray(table.cardId, ids));
  await tx
    .update(cards)
    .set({ ...withoutPerson(cards), ...more, takenDownAt: now, linkVersion: sql`link_version + 1` })
    .where(inArray(cards.id, ids));
};
