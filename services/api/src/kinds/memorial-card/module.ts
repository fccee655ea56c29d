import { orderMemorialCard } from "@hjarta-lunga/contract/routes.ts";
import { eq, inArray } from "drizzle-orm";
import { reportedSection } from "../../shared/cards/reports.ts";
import type { Module } from "../module.ts";
import { memorialCardMyData } from "./my-data.ts";
import { addCardRoute } from "./add-card.ts";
import { forgetMemorialCards } from "./forget.ts";
import { memorialCardKind } from "./reports.ts";
import { createCandleCounter } from "./counter.ts";
import { memorialCardPreviews } from "./document.ts";
import { memorialCardMails } from "./mails.ts";
import { removeExpiredCards } from "./repository.ts";
import { cardSenderRoutes } from "./sender-routes.ts";
import { sharedCardRoutes } from "./shared-routes.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { memorialCards } from "../../platform/database/tables/cards.ts";
import { memorialGiftHandler } from "../memorial-gift/handler.ts";
import type { FulfilledOrder, OrderHandler, QueueMail } from "../../ledger/orders/handler.ts";

const { texts, itemRow, taxOf, mailsWhenPaid } = memorialGiftHandler;

/** False when the order has been forgotten: nobody knows whose candle it would be. */
const light = async (tx: Transaction, order: FulfilledOrder, queue: QueueMail): Promise<boolean> => {
  const [card] = await tx
    .update(memorialCards)
    .set({ litAt: now })
    .where(eq(memorialCards.orderId, order.id))
    .returning({ id: memorialCards.id, email: memorialCards.email });
  if (!card) return false;
  await queue({ template: "memorialCard", recipient: card.email }, card.id);
  return true;
};

const memorialCardHandler: OrderHandler = {
  ...{ texts, itemRow, taxOf, mailsWhenPaid },
  page: {
    said: "mail.memorialCard.receiptPage",
    words: "mail.way.candle",
    path: ({ reference }) => orderMemorialCard.href(reference),
  },
  fulfil: light,
  forget: (tx, orderIds) => tx.delete(memorialCards).where(inArray(memorialCards.orderId, orderIds)),
  forgetOnRequest: (tx, orderIds) => forgetMemorialCards(tx, inArray(memorialCards.orderId, orderIds)),
};

export const memorialCard = {
  card: memorialCardKind,
  orders: { memorial_card: memorialCardHandler },
  mails: memorialCardMails,
  myData: () => memorialCardMyData,
  previews: memorialCardPreviews,
  routes: [
    addCardRoute,
    (app, given) => {
      const withCounter = { ...given, counter: createCandleCounter(given.db) };
      sharedCardRoutes(app, withCounter);
      cardSenderRoutes(app, withCounter);
    },
  ],
  attention: () => [reportedSection("Memorial cards that somebody has reported", memorialCardKind)],
  retention: { candle: removeExpiredCards },
} satisfies Module;
