import { regularGiftHandler } from "../gifts/handler.ts";
import type { OrderHandler } from "../orders/handler.ts";

/** A gift in memory of somebody. */
export const memorialGiftHandler: OrderHandler = {
  ...regularGiftHandler,
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.memorial")],
};
