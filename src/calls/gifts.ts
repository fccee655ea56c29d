import type { OrderReceipt, RegularGift } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

const path: typeof regularGiftCall.path = "/api/RegularGift/Add";

/** The same key and body make the same order, however often they are sent. */
export async function addRegularGift(gift: RegularGift): Promise<OrderReceipt> {
  const { data } = await frontEndApi.post<OrderReceipt>(path, gift);
  return isOrderAnswer(data) ? data : unreadable(path);
}
