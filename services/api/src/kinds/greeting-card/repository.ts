import { sendHour } from "@hjarta-lunga/contract/greeting-cards.ts";
import type { GreetingCard, GreetingCardWords } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { isTakenDown } from "../cards/states.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { keptFor } from "../../platform/database/kept.ts";
import { greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const keptUntil = sql<string | null>`
  ((${greetingCards.openedAt} + ${keptFor("greetingCard")}) at time zone 'Europe/Stockholm')::date::text`;
/** The morning of its day had come when it was paid, if it has a day: its mail goes at once. */
export const goesAtOnce = sql<boolean>`
  coalesce(${greetingCards.sendOn} + make_interval(hours => ${sendHour})
    <= ${greetingCards.openedAt} at time zone 'Europe/Stockholm', true)`;
const columns = { ...getTableColumns(greetingCards), keptUntil, goesAtOnce };

const select = (tx: Transaction, which: SQL) => tx.select(columns).from(greetingCards).where(which);
export type Card = Awaited<ReturnType<typeof select>>[number];

export const cardById = async (tx: Transaction, id: string): Promise<Card | undefined> =>
  (await select(tx, eq(greetingCards.id, id)))[0];

/** `forUpdate` keeps everybody else from changing it until the transaction ends. */
export const cardByOrder = async (tx: Transaction, orderReference: string, forUpdate = false) => {
  const found = select(tx, eq(greetingCards.orderReference, orderReference));
  return (await (forUpdate ? found.for("update") : found))[0];
};

export const stateOf = (card: Pick<Card, "openedAt" | "takenDownAt" | "hiddenAt">) => {
  if (isTakenDown(card)) return "takenDown";
  return card.openedAt === null ? "waiting" : "open";
};

/** Whoever has the link sees it. A card that waits was never shared: its reference is as unknown as any other. */
const shown = (card: Card | undefined): Card => {
  if (card?.openedAt == null) throw new Refusal("not_found");
  if (isTakenDown(card)) throw new Refusal("taken_down");
  return card;
};

export const sharedCard = async (tx: Transaction, reference: string): Promise<Card> =>
  shown((await select(tx, eq(greetingCards.reference, reference)))[0]);

/** Nobody else changes it or thanks for it before the transaction ends. */
export const holdSharedCard = async (tx: Transaction, reference: string): Promise<Card> =>
  shown((await select(tx, eq(greetingCards.reference, reference)).for("update"))[0]);

/** The words as they go over the wire. */
export const wordsOf = ({ recipient: to, sender: from, message }: Card): GreetingCardWords => ({ to, from, message });
export const cardOf = (card: Card): GreetingCard => ({ campaignCode: card.campaignCode, ...wordsOf(card) });

/** The same as columns. */
export const columnsOf = ({ to, from, message }: GreetingCardWords) => ({ recipient: to, sender: from, message });
