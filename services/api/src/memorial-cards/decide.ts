import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { memorialCardAudits, memorialCardReports, memorialCards } from "../database/tables/memorial-cards.ts";
import type { CardDecision } from "../database/tables/memorial-cards.ts";

const { hiddenAt, linkVersion } = memorialCards;

type Decision = { set: object; settlesReports: boolean; said: string };

/** What its sender took down stays down, whatever staff show. */
const decisions: Record<CardDecision, Decision> = {
  hide: { set: { hiddenAt: sql`coalesce(${hiddenAt}, now())` }, settlesReports: true, said: "Hidden: nobody sees it." },
  show: { set: { hiddenAt: null }, settlesReports: true, said: "Shown, unless its sender took it down." },
  "revoke-link": {
    set: { linkVersion: sql`${linkVersion} + 1` },
    settlesReports: false,
    said: "The link in the sender's mail is good no more.",
  },
};

/** Decides of a card, with a line that says who did and why. */
export const decideOnCard = (
  db: Database,
  { decision, card, note }: { decision: CardDecision; card: string; note: string },
): Promise<string> =>
  db.transaction(async (tx) => {
    const { set, settlesReports, said } = decisions[decision];
    const isAsked = eq(memorialCards.shortReference, card);
    const [found] = await tx.update(memorialCards).set(set).where(isAsked).returning({ id: memorialCards.id });
    if (!found) throw new Error("There is no memorial card with that number.");
    await tx.insert(memorialCardAudits).values({ id: randomUUID(), cardId: found.id, decision, note });
    const isOpen = and(eq(memorialCardReports.cardId, found.id), isNull(memorialCardReports.settledAt));
    if (settlesReports)
      await tx
        .update(memorialCardReports)
        .set({ settledAt: sql`now()` })
        .where(isOpen);
    return said;
  });
