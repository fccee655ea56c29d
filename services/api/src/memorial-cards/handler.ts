import { memorialGiftHandler } from "../memorials/handler.ts";
import type { OrderHandler } from "../orders/handler.ts";

const { texts, itemRow, taxOf, mailsWhenPaid } = memorialGiftHandler;

/** A gift that comes with a candle: as quiet as a memorial gift. */
export const memorialCardHandler: OrderHandler = { texts, itemRow, taxOf, mailsWhenPaid };
