import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { MembershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import type { membershipCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

const path: typeof membershipCall.path = "/api/MembershipGift/Add";

/** The same key and body make the same order, however often they are sent. */
export async function addMembership(order: MembershipOrder): Promise<OrderReceipt> {
  const { data } = await frontEndApi.post<OrderReceipt>(path, order);
  return isOrderAnswer(data) ? data : unreadable(path);
}
