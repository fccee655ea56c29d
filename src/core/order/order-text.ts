import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { orderNamespaces, type OwnOrderText } from "@hjarta-lunga/contract/order-texts.ts";

export const orderText = <Name extends OwnOrderText>(kind: OrderKind, name: Name) =>
  `${orderNamespaces[kind]}.order.${name}` as const;
