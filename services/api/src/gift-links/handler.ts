import { regularGiftHandler } from "../gifts/handler.ts";
import type { OrderHandler } from "../orders/handler.ts";

const { texts, taxOf, mailsWhenPaid } = regularGiftHandler;

/** Something extra of who gives each month, by Swish or drawn. It is thanked for as a one-off gift is. */
export const extraGiftHandler: OrderHandler = {
  texts,
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.extra")],
  taxOf,
  mailsWhenPaid,
};
