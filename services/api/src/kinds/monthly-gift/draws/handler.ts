import type { Drawn, OrderHandler } from "../../../ledger/orders/handler.ts";
import { drawTrouble } from "../mail-versions.ts";
import { regularGiftHandler } from "../../gift/handler.ts";
import { addDrawBeside } from "./book-again.ts";
import { claimedGift } from "./claimed-gift.ts";

export const drawn: Drawn = {
  addBeside: addDrawBeside,
  claimedGift,
  mailWhenClaimedBack: { template: "drawFailed", version: drawTrouble.refunded },
};

const { texts, taxOf } = regularGiftHandler;

/** Nobody is thanked by mail twelve times a year: the receipt is the year's. */
export const monthlyGiftHandler: OrderHandler = {
  texts,
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.monthly")],
  taxOf,
  mailsWhenPaid: [],
  drawn,
};
