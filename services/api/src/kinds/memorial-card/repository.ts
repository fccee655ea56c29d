import type { MemorialCard } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { cardRepository } from "../../shared/cards/repository.ts";
import type { Transaction, Database } from "../../platform/database/connect.ts";
import { keptFor, isPast } from "../../platform/database/kept.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { memorialCards } from "../../platform/database/tables/cards.ts";
import { dayInSwedenIfAny } from "../../platform/database/time.ts";

const keptUntil = dayInSwedenIfAny(sql`(${memorialCards.litAt} + ${keptFor("candle")})`);
const columns = { ...getTableColumns(memorialCards), keptUntil };

const select = (tx: Transaction, which: SQL) => tx.select(columns).from(memorialCards).where(which);
export type Card = Awaited<ReturnType<typeof select>>[number];
export type LitCard = Card & { litAt: Date };

export const { isOpen, cardById, cardByOrder, sharedCard, holdSharedCard, stateOf } = cardRepository({
  columns: memorialCards,
  select,
  openedAt: "litAt",
  openState: "lit",
});

export const cardByKey = async (tx: Transaction, idempotencyKey: string): Promise<Card | undefined> =>
  (await select(tx, eq(memorialCards.idempotencyKey, idempotencyKey)))[0];

/** Whether its sender has been mailed its links, or is about to be. */
export const isMailedAbout = async (tx: Transaction, cardId: string): Promise<boolean> =>
  (await tx.select({ id: mails.id }).from(mails).where(eq(mails.ownerId, cardId)).limit(1)).length === 1;

export const memorialCardOf = ({ name, bornYear, diedYear, greeting, sender }: Card): MemorialCard => ({
  remembered: { name, ...(bornYear !== null && { bornYear }), ...(diedYear !== null && { diedYear }) },
  greeting,
  from: sender,
});

export const columnsOf = ({ remembered, greeting, from }: MemorialCard) => ({
  name: remembered.name,
  bornYear: remembered.bornYear ?? null,
  diedYear: remembered.diedYear ?? null,
  greeting,
  sender: from,
});

const since = sql`coalesce(${memorialCards.litAt}, ${memorialCards.createdAt})`;

/** Also a card that was never lit: its order may stay for money that came and went back. */
export const removeExpiredCards = (db: Database) => db.delete(memorialCards).where(isPast("candle", since));
