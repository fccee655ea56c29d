import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { extraGiftHandler } from "../gift-links/handler.ts";
import { articleOrderHandler } from "../articles/handler.ts";
import { regularGiftHandler } from "../gifts/handler.ts";
import { giftCardHandler, giftCertificateHandler } from "../gift-documents/handler.ts";
import { greetingCardHandler } from "../greeting-cards/handler.ts";
import { monthlyGiftHandler } from "../mandates/draws/handler.ts";
import { memorialCardHandler } from "../memorial-cards/handler.ts";
import { memorialGiftHandler } from "../memorials/handler.ts";
import { membershipHandler } from "../memberships/handler.ts";
import type { OrderHandler } from "./handler.ts";

/** One line for each kind of order: nothing else asks which kind it is. */
export const orderHandlers: Record<StoredKind, OrderHandler> = {
  regular_gift: regularGiftHandler,
  memorial_gift: memorialGiftHandler,
  memorial_card: memorialCardHandler,
  gift_certificate: giftCertificateHandler,
  gift_card: giftCardHandler,
  greeting_card: greetingCardHandler,
  membership_gift: membershipHandler,
  extra_gift: extraGiftHandler,
  article_order: articleOrderHandler,
  monthly_gift: monthlyGiftHandler,
};
