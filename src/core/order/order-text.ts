import { orderKinds, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";

export type OwnOrderText =
  | "asking"
  | "to"
  | "yours"
  | "youPay"
  | "howOften"
  | "change"
  | "notSent"
  | "refused"
  | "notNow"
  | "paidElsewhere"
  | "payingElsewhere"
  | "notFound.heading"
  | "notFound.text"
  | "notFound.again"
  | "replaced.heading"
  | "replaced.text"
  | "replaced.new"
  | "givenBack.replaced"
  | "givenBack.replacedDone"
  | "thanks"
  | "paidOther";

export const orderText = <Name extends OwnOrderText>(kind: OrderKind, name: Name) =>
  `${orderKinds[kind].texts}.order.${name}` as const;
