import { orderMemorialCard } from "@hjarta-lunga/contract/routes.ts";
import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { memorialCards } from "../../platform/database/tables/memorial-cards.ts";
import { memorialGiftHandler } from "../memorial-gift/handler.ts";
import type { FulfilledOrder, OrderHandler, QueueMail } from "../../ledger/orders/handler.ts";

const { texts, itemRow, taxOf, mailsWhenPaid } = memorialGiftHandler;

/** False when the order has been forgotten: nobody knows whose candle it would be. */
const light = async (tx: Transaction, order: FulfilledOrder, queue: QueueMail): Promise<boolean> => {
  const [card] = await tx
    .update(memorialCards)
    .set({ litAt: sql`now()` })
    .where(eq(memorialCards.orderId, order.id))
    .returning({ id: memorialCards.id, email: memorialCards.email });
  if (!card) return false;
  await queue({ template: "memorialCard", recipient: card.email }, card.id);
  return true;
};

export const memorialCardHandler: OrderHandler = {
  ...{ texts, itemRow, taxOf, mailsWhenPaid },
  page: { said: "mail.memorialCard.receiptPage", path: orderMemorialCard.href },
  fulfil: light,
  forget: (tx, orderIds) => tx.delete(memorialCards).where(inArray(memorialCards.orderId, orderIds)),
};
