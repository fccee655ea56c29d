import { orderGreetingCard, greetingCardShared } from "@hjarta-lunga/contract/routes.ts";
import { and, eq, inArray } from "drizzle-orm";
import { takeDownAndForget } from "../../shared/cards/forget.ts";
import { reportedSection, cardKind } from "../../shared/cards/reports.ts";
import type { Module } from "../module.ts";
import { greetingCardMyData } from "./my-data.ts";
import { addGreetingRoute } from "./new-greeting-card.ts";
import { greetingPreviews, isQuiet } from "./document.ts";
import { greetingMails } from "./mails.ts";
import { greetingRetention } from "./retention.ts";
import { greetingSenderRoutes } from "./sender-routes.ts";
import { sharedGreetingRoutes } from "./shared-routes.ts";
import { followedGreetings, mailOnDay, mailOnceShown } from "./recipient-mail.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { greetingCards, greetingCardAudits, greetingCardReports } from "../../platform/database/tables/cards.ts";
import { regularGiftHandler } from "../gift/handler.ts";
import type { FulfilledOrder, OrderHandler, QueueMail } from "../../ledger/orders/handler.ts";
import { goesAtOnce, stateOf } from "./repository.ts";

export const greetingCardKind = cardKind<typeof greetingCards.$inferSelect>({
  name: "greeting card",
  cards: greetingCards,
  reports: greetingCardReports,
  audits: greetingCardAudits,
  onceShown: mailOnceShown,
  stateOf,
  reportedWords: ({ recipient, message, sender }) => ({ To: recipient, Words: message, From: sender }),
  pageOf: ({ campaignCode, reference }) => greetingCardShared.href(campaignCode, reference),
});

const { texts, taxOf, mailsWhenPaid } = regularGiftHandler;

const { id, email, recipientEmail, sendOn, orderId } = greetingCards;

/** False when the order has been forgotten: nobody knows whose card it would be. */
const open = async (tx: Transaction, order: FulfilledOrder, queue: QueueMail): Promise<boolean> => {
  const [card] = await tx
    .update(greetingCards)
    .set({ openedAt: now })
    .where(eq(orderId, order.id))
    .returning({ id, email, recipientEmail, on: sendOn, goesAtOnce });
  if (!card) return false;
  await queue({ template: "greetingCard", recipient: card.email }, card.id);
  const to = card.recipientEmail;
  if (to !== null) await queue(mailOnDay({ recipientEmail: to, on: card.goesAtOnce ? null : card.on }), card.id);
  return true;
};

const greetingCardHandler: OrderHandler = {
  ...{ texts, taxOf, mailsWhenPaid },
  quiet: {
    isQuiet: ({ campaignCode }, published) => campaignCode !== null && isQuiet(published.design(campaignCode)?.kind),
    receiptMail: {
      ...texts.receiptMail,
      subject: "mail.condolence.subject",
      thanks: "mail.condolence.thanks",
      effect: "mail.memorial.effect",
    },
  },
  page: {
    said: "mail.greetingCard.receiptPage",
    words: "mail.way.card",
    path: ({ reference }) => orderGreetingCard.href(reference),
  },
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.greeting")],
  fulfil: open,
  correctEmail: (tx, ofOrder, { from, to }) =>
    tx
      .update(greetingCards)
      .set({ email: to })
      .where(and(eq(orderId, ofOrder), eq(email, from))),
  forget: (tx, orderIds) => tx.delete(greetingCards).where(inArray(orderId, orderIds)),
  forgetOnRequest: (tx, orderIds) =>
    takeDownAndForget(tx, { cards: greetingCards, beside: [greetingCardReports] }, inArray(orderId, orderIds)),
};

export const greetingCard = {
  card: greetingCardKind,
  orders: { greeting_card: greetingCardHandler },
  mails: greetingMails,
  myData: () => greetingCardMyData,
  followed: followedGreetings,
  previews: greetingPreviews,
  routes: [addGreetingRoute, sharedGreetingRoutes, greetingSenderRoutes],
  attention: () => [reportedSection("Greeting cards that somebody has reported", greetingCardKind)],
  retention: greetingRetention,
} satisfies Module;
