import { regularGiftHandler } from "../gift/handler.ts";
import { drawn } from "../monthly-gift/draws/handler.ts";
import type { OrderHandler } from "../../ledger/orders/handler.ts";
import { drawOfOrder } from "./extra-draw.ts";

const { texts, taxOf } = regularGiftHandler;

export const extraGiftHandler: OrderHandler = {
  texts,
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.extra")],
  taxOf,
  mailsWhenPaid: [],
  fulfil: async (tx, { id, email }, queue) => {
    if (!(await drawOfOrder(tx, id))) await queue({ template: "receipt", recipient: email });
    return true;
  },
  drawn,
};
