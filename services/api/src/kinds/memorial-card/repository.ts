import type { CardState, MemorialCard } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { isTakenDown } from "../cards/states.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { keptFor } from "../../platform/database/kept.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { memorialCards } from "../../platform/database/tables/memorial-cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const keptUntil = sql<string | null>`
  ((${memorialCards.litAt} + ${keptFor("candle")}) at time zone 'Europe/Stockholm')::date::text`;
const columns = { ...getTableColumns(memorialCards), keptUntil };

const select = (tx: Transaction, which: SQL) => tx.select(columns).from(memorialCards).where(which);
export type Card = Awaited<ReturnType<typeof select>>[number];
export type LitCard = Card & { litAt: Date };

export const cardById = async (tx: Transaction, id: string): Promise<Card | undefined> =>
  (await select(tx, eq(memorialCards.id, id)))[0];

export const cardByKey = async (tx: Transaction, idempotencyKey: string): Promise<Card | undefined> =>
  (await select(tx, eq(memorialCards.idempotencyKey, idempotencyKey)))[0];

/** `forUpdate` keeps everybody else from changing it until the transaction ends. */
export const cardByOrder = async (tx: Transaction, orderReference: string, forUpdate = false) => {
  const found = select(tx, eq(memorialCards.orderReference, orderReference));
  return (await (forUpdate ? found.for("update") : found))[0];
};

/** Whether its sender has been mailed its links, or is about to be. */
export const isMailedAbout = async (tx: Transaction, cardId: string): Promise<boolean> =>
  (await tx.select({ id: mails.id }).from(mails).where(eq(mails.memorialCardId, cardId)).limit(1)).length === 1;

type Moments = Pick<Card, "litAt" | "takenDownAt" | "hiddenAt">;
export const stateOf = (card: Moments): CardState => {
  if (isTakenDown(card)) return "takenDown";
  return card.litAt === null ? "waiting" : "lit";
};

/** Whoever has the link sees it. A card that waits was never shared: its reference is as unknown as any other. */
const shown = (card: Card | undefined): LitCard => {
  if (card?.litAt == null) throw new Refusal("not_found");
  if (isTakenDown(card)) throw new Refusal("taken_down");
  return { ...card, litAt: card.litAt };
};

export const sharedCard = async (tx: Transaction, reference: string): Promise<LitCard> =>
  shown((await select(tx, eq(memorialCards.reference, reference)))[0]);

/** It is neither corrected nor taken down before the transaction ends; others may light candles at the same time. */
export const holdSharedCard = async (tx: Transaction, reference: string): Promise<LitCard> =>
  shown((await select(tx, eq(memorialCards.reference, reference)).for("share"))[0]);

/** The words as they go over the wire. */
export const wordsOf = ({ name, bornYear, diedYear, greeting, sender }: Card): MemorialCard => ({
  remembered: { name, ...(bornYear !== null && { bornYear }), ...(diedYear !== null && { diedYear }) },
  greeting,
  from: sender,
});

/** The same as columns. */
export const columnsOf = ({ remembered, greeting, from }: MemorialCard) => ({
  name: remembered.name,
  bornYear: remembered.bornYear ?? null,
  diedYear: remembered.diedYear ?? null,
  greeting,
  sender: from,
});
