import { randomUUID } from "node:crypto";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import type { CardDecision } from "../../platform/database/tables/cards.ts";
import type { CardTables } from "./card-tables.ts";

type Decision = { set: SQL; settlesReports: boolean; said: string };

/** What its sender took down stays down, whatever staff show. */
const decisions: Record<CardDecision, Decision> = {
  hide: { set: sql`hidden_at = coalesce(hidden_at, now())`, settlesReports: true, said: "Hidden: nobody sees it." },
  show: { set: sql`hidden_at = null`, settlesReports: true, said: "Shown, unless its sender took it down." },
  "revoke-link": {
    set: sql`link_version = link_version + 1`,
    settlesReports: false,
    said: "The link in the sender's mail is good no more.",
  },
};

type Asked = { decision: CardDecision; card: string; note: string };

const decideIn = (db: Database, tables: CardTables, { decision, card, note }: Asked) => {
  const { cards, reports, audits, onceShown } = tables;
  return db.transaction(async (tx) => {
    const { set, settlesReports, said } = decisions[decision];
    const { rows } = await tx.execute<{ id: string }>(
      sql`update ${cards} set ${set} where short_reference = ${card} returning id`,
    );
    const [found] = rows;
    if (!found) return undefined;
    await tx.insert(audits).values({ id: randomUUID(), cardId: found.id, decision, note });
    const isOpen = and(eq(reports.cardId, found.id), isNull(reports.settledAt));
    if (settlesReports)
      await tx
        .update(reports)
        .set({ settledAt: sql`now()` })
        .where(isOpen);
    if (decision === "show") await onceShown?.(tx, found.id);
    return said;
  });
};

export const decideOnCard = async (db: Database, kinds: CardTables[], asked: Asked): Promise<string> => {
  for (const tables of kinds) {
    const said = await decideIn(db, tables, asked);
    if (said !== undefined) return said;
  }
  throw new Error("There is no card with that number.");
};
