import { beforeEach, expect, test } from "vitest";
import { isAlike } from "#src/lib/is-alike.ts";
import type { Place } from "#src/core/order/steps/define-journey.ts";
import { articleOrder } from "#src/features/article-order/articles.ts";
import { gift } from "#src/features/gift/gift.ts";
import { giftDocuments } from "#src/features/gift-document/gift-document.ts";
import { greeting } from "#src/features/greeting-card/greeting.ts";
import { membership } from "#src/features/membership/membership.ts";
import { candle } from "#src/features/memorial-card/candle.ts";
import { memorialGift } from "#src/features/memorial-gift/memorial-gift.ts";
import { mandates } from "#src/features/monthly-gift/mandate.ts";
import { offer as shelf } from "./article-order/given-articles.ts";
import { product as giftProduct } from "./gift/given-product.ts";
import { product as greetingProduct } from "./greeting-card/given-greeting.ts";
import { offer as kinds } from "./membership/given-membership.ts";
import { product as candleProduct } from "./memorial-card/given-candle.ts";
import { product as memorialProduct } from "./memorial-gift/given-memorial.ts";
import { product as monthProduct } from "./monthly-gift/given-mandate.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Beginning<Offer> = {
  machineFor: (offer: Offer) => { beginning: object };
  arrive: (place: Place, offer: Offer) => object;
};
const begun = <Offer>({ machineFor, arrive }: Beginning<Offer>, offer: Offer) => ({
  built: machineFor(offer).beginning,
  now: arrive({ search: "", state: null }, offer),
});

test.each([
  ["a gift", begun(gift, giftProduct)],
  ["a gift card", begun(giftDocuments.gift_card, giftProduct)],
  ["a memorial gift", begun(memorialGift, memorialProduct)],
  ["a candle", begun(candle, candleProduct)],
  ["a greeting", begun(greeting, { product: greetingProduct, designs: [] })],
  ["a membership", begun(membership, kinds)],
  ["a gift each month", begun(mandates.monthly_gift, monthProduct)],
  ["articles", begun(articleOrder, shelf)],
])(
  "the address of %s alone changes nothing of the page as it was built: it is not drawn again",
  (_, { built, now }) => {
    expect(isAlike(now, built), JSON.stringify([now, built], null, 1)).toBe(true);
  },
);
