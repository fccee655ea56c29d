import { sendHour } from "@hjarta-lunga/contract/greeting-cards.ts";
import type { GreetingCard, GreetingCardWords } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { cardRepository } from "../../shared/cards/repository.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { keptFor } from "../../platform/database/kept.ts";
import { greetingCards } from "../../platform/database/tables/cards.ts";
import { dayInSwedenIfAny } from "../../platform/database/time.ts";

const keptUntil = dayInSwedenIfAny(sql`(${greetingCards.openedAt} + ${keptFor("greetingCard")})`);
/** Its day had come when it was paid: the mail goes at once. */
export const goesAtOnce = sql<boolean>`
  coalesce(${greetingCards.sendOn} + make_interval(hours => ${sendHour})
    <= ${greetingCards.openedAt} at time zone 'Europe/Stockholm', true)`;
const columns = { ...getTableColumns(greetingCards), keptUntil, goesAtOnce };

const select = (tx: Transaction, which: SQL) => tx.select(columns).from(greetingCards).where(which);
export type Card = Awaited<ReturnType<typeof select>>[number];

export const { isOpen, cardById, cardByOrder, sharedCard, holdSharedCard, stateOf } = cardRepository({
  columns: greetingCards,
  select,
  openedAt: "openedAt",
  openState: "open",
});

export const greetingWordsOf = ({ heading, recipient: to, sender: from, message }: Card): GreetingCardWords => ({
  heading,
  to,
  from,
  message,
});
export const cardOf = (card: Card): GreetingCard => ({ campaignCode: card.campaignCode, ...greetingWordsOf(card) });

export const columnsOf = ({ heading, to, from, message }: GreetingCardWords) => ({
  heading,
  recipient: to,
  sender: from,
  message,
});
