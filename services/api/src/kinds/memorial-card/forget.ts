import { and, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { takeDownAndForget } from "../../shared/cards/forget.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { memorialCandles, memorialCardReports, memorialCards } from "../../platform/database/tables/cards.ts";
import type { Person } from "../my-data-part.ts";

/** Nothing can be found out from it, and the click that made a card without a gift makes no other. */
const more = { bodyHash: sql`case when ${memorialCards.idempotencyKey} is not null then '' end` };

/** With the names of those who lit a candle there. */
export const forgetMemorialCards = (tx: Transaction, which: SQL | undefined) =>
  takeDownAndForget(tx, { cards: memorialCards, beside: [memorialCandles, memorialCardReports], more }, which);

/** Without a gift a card is known by its sender's mailbox alone. */
export const forgetCardsOfMailboxes = async (tx: Transaction, { emails }: Person) => {
  const isFrom = inArray(sql`lower(${memorialCards.email})`, [...emails]);
  if (emails.length > 0) await forgetMemorialCards(tx, and(isNull(memorialCards.orderId), isFrom));
};
