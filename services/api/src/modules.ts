import { articleOrder } from "./kinds/article-order/module.ts";
import type { SignedTexts } from "./identity/bankid/shown.ts";
import type { CardTables } from "./kinds/cards/card-tables.ts";
import { consent } from "./rooms/consent/module.ts";
import { diplomas } from "./rooms/diplomas/module.ts";
import { giftDocument } from "./kinds/gift-document/module.ts";
import { linkedGifts } from "./kinds/linked-gift/module.ts";
import { gift } from "./kinds/gift/module.ts";
import { greetingCard } from "./kinds/greeting-card/module.ts";
import { lookups } from "./rooms/lookups/module.ts";
import type { FollowedMail } from "./platform/mail/followed-by.ts";
import type { Letters } from "./platform/mail/letter.ts";
import { monthlyGift } from "./kinds/monthly-gift/module.ts";
import { membership } from "./kinds/membership/module.ts";
import { memorialCard } from "./kinds/memorial-card/module.ts";
import { memorialGift } from "./kinds/memorial-gift/module.ts";
import type { House, Module } from "./kinds/module.ts";
import { createTakeGift } from "./ledger/orders/gift-takers.ts";
import type { GiftTakers, TakeGift } from "./ledger/orders/gift-takers.ts";
import type { OrderHandlers } from "./ledger/orders/handler.ts";
import { paymentLetters } from "./ledger/payments/letters.ts";
import type { PostedLetters } from "./platform/post/letters.ts";
import type { PreviewedDocuments } from "./platform/previews/previewed.ts";
import { receiptLetters } from "./ledger/receipts/letters.ts";
import { webEvents } from "./rooms/web-events/module.ts";
import { yearlyReceipts } from "./rooms/yearly-receipts/module.ts";

const brought = [
  consent,
  monthlyGift,
  gift,
  linkedGifts,
  giftDocument,
  diplomas,
  membership,
  articleOrder,
  memorialGift,
  memorialCard,
  greetingCard,
  yearlyReceipts,
  lookups,
  webEvents,
] as const;

/** All that knows a kind of order, and the small rooms: a new one is a line here. */
export const modules: readonly Module[] = brought;

type Both<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (parts: infer All) => void
  ? All
  : never;
type Brings<One, Part extends keyof Module> = One extends Record<Part, infer Brought> ? Brought : never;
type Brought<Part extends keyof Module> = Brings<(typeof brought)[number], Part>;

/** What the modules bring of one thing, together. Where one is missing, the types below say so. */
const together = <Part extends keyof Module>(part: Part) =>
  Object.assign({}, ...modules.map((one) => one[part])) as Both<Brought<Part>>;

export const orderHandlers: OrderHandlers = together("orders");

export const letters: Letters = {
  ...receiptLetters(orderHandlers),
  ...paymentLetters(orderHandlers),
  ...together("letters"),
};

export const followed: FollowedMail = together("followed");
export const previews: PreviewedDocuments = together("previews");
export const postedLetters: PostedLetters = together("posted");
export const signedTexts: SignedTexts = together("signed");

export const cardKinds: CardTables[] = modules.flatMap(({ card }) => card ?? []);

export const takeGiftIn = (house: House): TakeGift => {
  const takers = Object.assign({}, ...modules.map(({ gifts }) => gifts?.(house))) as Both<ReturnType<Brought<"gifts">>>;
  return createTakeGift(takers satisfies GiftTakers);
};
