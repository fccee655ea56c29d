import { mostNamesShown } from "@hjarta-lunga/contract/memorial-cards.ts";
import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { memorialCandles } from "../../platform/database/tables/memorial-cards.ts";

const isOfCard = (cardId: string) => eq(memorialCandles.cardId, cardId);

/** With the sender's own, which is the first. */
export const candlesOn = async (tx: Transaction, cardId: string): Promise<number> => {
  const [row] = await tx.select({ others: count() }).from(memorialCandles).where(isOfCard(cardId));
  return 1 + (row?.others ?? 0);
};

/** Of those who wish to be named, the latest. */
export const namesOn = (tx: Transaction, cardId: string) =>
  tx
    .select({ id: memorialCandles.id, name: sql<string>`${memorialCandles.name}` })
    .from(memorialCandles)
    .where(and(isOfCard(cardId), isNotNull(memorialCandles.name)))
    .orderBy(desc(memorialCandles.litAt), desc(memorialCandles.id))
    .limit(mostNamesShown);
