import { storedKinds, type OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Published } from "../content/published.ts";
import type { PaidOrder } from "../receipts/paid-order.ts";
import { orderHandlers } from "./kinds.ts";

/** Whether it is for people who grieve: by its kind, or as an order of a bright kind can be. */
export const toneOf = (order: PaidOrder, published: Published): OrderTone =>
  orderHandlers[order.kind].quiet?.isQuiet(order, published) === true ? "quiet" : storedKinds[order.kind].tone;
