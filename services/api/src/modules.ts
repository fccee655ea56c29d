import { articleOrder } from "./articles/module.ts";
import type { SignedTexts } from "./bankid/shown.ts";
import type { CardTables } from "./cards/card-tables.ts";
import { consent } from "./consent/module.ts";
import { diplomas } from "./diplomas/module.ts";
import { giftDocument } from "./gift-documents/module.ts";
import { linkedGifts } from "./gift-links/module.ts";
import { gift } from "./gifts/module.ts";
import { greetingCard } from "./greeting-cards/module.ts";
import { lookups } from "./lookups/module.ts";
import type { FollowedMail } from "./mail/followed-by.ts";
import type { Letters } from "./mail/letter.ts";
import { monthlyGift } from "./mandates/module.ts";
import { membership } from "./memberships/module.ts";
import { memorialCard } from "./memorial-cards/module.ts";
import { memorialGift } from "./memorials/module.ts";
import type { House, Module } from "./module.ts";
import { giftTaker } from "./orders/gift-takers.ts";
import type { GiftTakers, TakeGift } from "./orders/gift-takers.ts";
import type { OrderHandlers } from "./orders/handler.ts";
import { paymentLetters } from "./payments/letters.ts";
import type { PostedLetters } from "./post/letters.ts";
import type { PreviewedDocuments } from "./previews/previewed.ts";
import { receiptLetters } from "./receipts/letters.ts";
import { webEvents } from "./web-events/module.ts";
import { yearlyReceipts } from "./yearly-receipts/module.ts";

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
  return giftTaker(takers satisfies GiftTakers);
};
