import { storedKinds, type OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Published } from "../../platform/content/published.ts";
import type { OrderHandlers } from "./handler.ts";
import type { PaidOrder } from "./paid-order.ts";

type Deps = { published: Published; handlers: OrderHandlers };

export const toneOf = (order: PaidOrder, { published, handlers }: Deps): OrderTone =>
  handlers[order.kind].quiet?.isQuiet(order, published) === true ? "quiet" : storedKinds[order.kind].tone;
