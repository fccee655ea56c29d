import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { cardDecisions, type CardDecision } from "../../platform/database/tables/cards.ts";
import { wholeNote, type Commands } from "../../platform/staff/command.ts";
import type { CardKind, CardTables } from "./reports.ts";

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

type Deciding = { decision: CardDecision; card: string; note: string };

const decideIn = (db: Database, tables: CardTables, { decision, card, note }: Deciding) => {
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
    if (settlesReports) await tx.update(reports).set({ settledAt: now }).where(isOpen);
    if (decision === "show") await onceShown?.(tx, found.id);
    return said;
  });
};

export const decideOnCard = async (db: Database, kinds: CardTables[], asked: Deciding): Promise<string> => {
  for (const tables of kinds) {
    const said = await decideIn(db, tables, asked);
    if (said !== undefined) return said;
  }
  throw new Error("There is no card with that number.");
};

export const cardCommands = (kinds: CardKind[]): Commands => ({
  "cards reports": {
    explained: "What stands on the cards that somebody has reported.",
    reads: "many",
    run: async ({ db, environment }) => {
      const texts: string[] = [];
      for (const { showReports } of kinds) texts.push(await showReports(db, environment.siteUrl));
      return texts.join("\n");
    },
  },
  cards: {
    follows: `${cardDecisions.join(" or ")} <card> "<who>: <why>"`,
    explained: "Takes a card away at once, leaves or shows it again, or ends the link of its sender.",
    reads: "nobody",
    run: async ({ db }, [what, card, note]) => {
      const decision = cardDecisions.find((one) => one === what);
      if (!decision) throw new Error(`Say what: reports, or ${cardDecisions.join(", ")} with the number of a card.`);
      if (card === undefined) throw new Error("Say which card: its number.");
      return `${await decideOnCard(db, kinds, { decision, card, note: wholeNote(note) })}\n`;
    },
  },
});
