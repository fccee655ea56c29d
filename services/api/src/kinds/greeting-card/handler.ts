import { orderGreetingCard } from "@hjarta-lunga/contract/routes.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import { regularGiftHandler } from "../gift/handler.ts";
import type { FulfilledOrder, OrderHandler, QueueMail } from "../../ledger/orders/handler.ts";
import { isQuiet } from "./document.ts";
import { mailOnDay } from "./recipient-mail.ts";
import { goesAtOnce } from "./repository.ts";

const { texts, taxOf, mailsWhenPaid } = regularGiftHandler;

const { id, email, recipientEmail, sendOn, orderId } = greetingCards;

/** False when the order has been forgotten: nobody knows whose card it would be. */
const open = async (tx: Transaction, order: FulfilledOrder, queue: QueueMail): Promise<boolean> => {
  const [card] = await tx
    .update(greetingCards)
    .set({ openedAt: sql`now()` })
    .where(eq(orderId, order.id))
    .returning({ id, email, recipientEmail, on: sendOn, goesAtOnce });
  if (!card) return false;
  await queue({ template: "greetingCard", recipient: card.email }, card.id);
  const to = card.recipientEmail;
  if (to !== null) await queue(mailOnDay({ recipientEmail: to, on: card.goesAtOnce ? null : card.on }), card.id);
  return true;
};

export const greetingCardHandler: OrderHandler = {
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
  page: { said: "mail.greetingCard.receiptPage", path: orderGreetingCard.href },
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.greeting")],
  fulfil: open,
  correctEmail: (tx, ofOrder, { from, to }) =>
    tx
      .update(greetingCards)
      .set({ email: to })
      .where(and(eq(orderId, ofOrder), eq(email, from))),
  forget: (tx, orderIds) => tx.delete(greetingCards).where(inArray(orderId, orderIds)),
};
