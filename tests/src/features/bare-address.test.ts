import { beforeEach, expect, test } from "vitest";
import { isAlike } from "#src/lib/is-alike.ts";
import { createArticleMachine } from "#src/features/article-order/article-machine.ts";
import { initialState as articles } from "#src/features/article-order/initial-state.ts";
import { createGiftMachine } from "#src/features/gift/gift-machine.ts";
import { initialState as gift } from "#src/features/gift/initial-state.ts";
import { initialState as greeting } from "#src/features/greeting-card/greeting-initial-state.ts";
import { createGreetingMachine } from "#src/features/greeting-card/greeting-machine.ts";
import { initialState as membership } from "#src/features/membership/initial-state.ts";
import { createMembershipMachine } from "#src/features/membership/membership-machine.ts";
import { initialState as candle } from "#src/features/memorial-card/candle-initial-state.ts";
import { createCandleMachine } from "#src/features/memorial-card/candle-machine.ts";
import { initialState as memorial } from "#src/features/memorial-gift/initial-state.ts";
import { createMemorialMachine } from "#src/features/memorial-gift/memorial-machine.ts";
import { initialState as month } from "#src/features/monthly-gift/initial-state.ts";
import { createMandateMachine } from "#src/features/monthly-gift/mandate-machine.ts";
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

const bare = { search: "", state: null };
const ofGift = createGiftMachine(giftProduct);
const ofMemorial = createMemorialMachine(memorialProduct);
const ofCandle = createCandleMachine(candleProduct);
const ofGreeting = createGreetingMachine(greetingProduct);
const ofMembership = createMembershipMachine(kinds);
const ofMonth = createMandateMachine("monthly_gift", monthProduct);
const ofArticles = createArticleMachine(shelf);

test.each([
  ["a gift", ofGift, gift(bare, giftProduct, ofGift)],
  ["a memorial gift", ofMemorial, memorial(bare, memorialProduct, ofMemorial)],
  ["a candle", ofCandle, candle(bare, candleProduct, ofCandle)],
  ["a greeting", ofGreeting, greeting(bare, { product: greetingProduct, machine: ofGreeting, designs: [] })],
  ["a membership", ofMembership, membership(bare, kinds, ofMembership)],
  ["a gift each month", ofMonth, month(bare, { kind: "monthly_gift", limits: monthProduct, machine: ofMonth })],
  ["articles", ofArticles, articles(bare, shelf, ofArticles)],
])("the address of %s alone changes nothing of the page as it was built: it is not drawn again", (_, machine, now) => {
  expect(isAlike(now, machine.beginning), JSON.stringify([now, machine.beginning], null, 1)).toBe(true);
});
