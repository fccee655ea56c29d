import { regularGiftHandler } from "../../gift/handler.ts";
import type { OrderHandler } from "../../../ledger/orders/handler.ts";
import { drawn } from "./drawn.ts";

const { texts, taxOf } = regularGiftHandler;

/** Nobody is thanked by mail twelve times a year: the receipt is the year's. */
export const monthlyGiftHandler: OrderHandler = {
  texts,
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.monthly")],
  taxOf,
  mailsWhenPaid: [],
  drawn,
};
