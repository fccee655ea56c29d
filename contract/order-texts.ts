import type { OrderKind } from "./orders/kinds.ts";

export const orderNamespaces = {
  regular_gift: "gift",
  memorial_gift: "memorial",
  memorial_card: "candle",
  greeting_card: "greeting",
  gift_certificate: "giftDocument",
  gift_card: "giftDocument",
  membership_gift: "membership",
  extra_gift: "extra",
  article_order: "article",
} as const satisfies Record<OrderKind, string>;

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
