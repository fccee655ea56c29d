import { z } from "zod";
import { pictureSizes } from "../calls/memorial-cards.ts";
import { languages } from "../languages.ts";
import { candleCampaign, mostNamesShown } from "../memorial-cards.ts";
import { donor, emailAddress } from "./donors.ts";
import { draftRemembered, greeting, remembered } from "./memorial-words.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, onlyNeededNumber, orderReceipt, orderReference } from "./orders.ts";
import { cardReference, senderToken } from "./shared-cards.ts";
import { blankOrName, writtenName } from "./written-words.ts";

/** All that stands on the card. */
export const memorialCard = z.strictObject({
  remembered,
  greeting,
  /** Who lights the candle: a name, or some. */
  from: writtenName,
});
export type MemorialCard = z.infer<typeof memorialCard>;

/** A card that is being written: whatever is not there yet is left blank. */
export const memorialCardDraft = memorialCard.extend({ remembered: draftRemembered, from: blankOrName });
export type MemorialCardDraft = z.infer<typeof memorialCardDraft>;

export const memorialCardAdd = z.strictObject({
  idempotencyKey,
  campaign: z.literal(candleCampaign),
  card: memorialCard,
  /** To whom the link goes by which the card is corrected or taken down. */
  email: emailAddress,
  /** Of the card, the mail and the receipt. */
  language: z.enum(languages),
  gift: z
    .strictObject({
      amount: sekAmount,
      donor,
      /** The unpaid order that this one takes the place of. */
      replaces: orderReference.optional(),
    })
    .superRefine(onlyNeededNumber)
    .optional(),
});
export type MemorialCardAdd = z.infer<typeof memorialCardAdd>;

/** The reference leads to the sender's page of the card. The order is what is to be paid, where there is a gift. */
export const memorialCardReceipt = z.object({
  orderReference,
  order: orderReceipt.nullable(),
  /** Of a candle about which no mail goes: what its sender's link is made with. */
  senderToken: senderToken.optional(),
});
export type MemorialCardReceipt = z.infer<typeof memorialCardReceipt>;

/** As it was taken: what is refused of new cards may stand on one that was lit. */
const writtenCard = z.object({
  remembered: z.object({ name: z.string(), bornYear: z.int().optional(), diedYear: z.int().optional() }),
  greeting: z.string(),
  from: z.string(),
});

const candles = z.int().min(0);

export const memorialCardAnswer = z.object({
  card: writtenCard,
  language: z.enum(languages),
  litAt: z.iso.datetime(),
  /** The sender's candle is one of them. */
  candles,
  /** Who lit one of their own and wishes to be named, the latest first. */
  names: z.array(z.object({ id: z.uuid(), name: z.string() })).max(mostNamesShown),
});
export type MemorialCardAnswer = z.infer<typeof memorialCardAnswer>;

/** `waiting` for its gift to be paid. */
export const cardStates = ["waiting", "lit", "takenDown"] as const;
export type CardState = (typeof cardStates)[number];

export const memorialCardOrderAnswer = memorialCardAnswer.omit({ litAt: true }).extend({
  orderReference,
  state: z.enum(cardStates),
  /** What it is shared by, once it is lit. */
  reference: cardReference.nullable(),
  /** Whether the token that came with the call is that of the sender's link, which is good now. */
  bySender: z.boolean(),
  /** Rises with each correction. */
  version: z.int(),
  /** The day on which it goes. */
  keptUntil: z.iso.date().nullable(),
  /** Whether its links go to its sender by mail. */
  mailed: z.boolean(),
  /** What was given with it. */
  gift: z.object({ amount: sekAmount }).nullable(),
});
export type MemorialCardOrderAnswer = z.infer<typeof memorialCardOrderAnswer>;

export const cardQuery = z.object({ reference: cardReference });
export const cardFileQuery = cardQuery.extend({
  format: z.enum(["pdf", "png"]).default("pdf"),
  /** Of a picture. */
  size: z.enum(pictureSizes).default("screen"),
});

export const counterQuery = z.object({ reference: cardReference.optional() });
export const counterAnswer = z.object({ candles });
export type CounterAnswer = z.infer<typeof counterAnswer>;

export const lightCandle = z.strictObject({
  idempotencyKey,
  reference: cardReference,
  /** Shown on the card. Left out by who does not wish to be named. */
  name: writtenName.optional(),
});
export type LightCandle = z.infer<typeof lightCandle>;
/** The id of one's own candle, for the page to know it among the others. */
export const lightCandleAnswer = z.object({ id: z.uuid(), candles });
export type LightCandleAnswer = z.infer<typeof lightCandleAnswer>;

const bySender = { orderReference, token: senderToken };
export const cardCorrection = z.strictObject({ ...bySender, version: z.int(), card: memorialCard });
export type CardCorrection = z.infer<typeof cardCorrection>;
export const cardTakeDown = z.strictObject(bySender);
export type CardTakeDown = z.infer<typeof cardTakeDown>;
export const candleNameRemoval = z.strictObject({ ...bySender, candle: z.uuid() });
export type CandleNameRemoval = z.infer<typeof candleNameRemoval>;
export const allNamesRemoval = z.strictObject(bySender);
export type AllNamesRemoval = z.infer<typeof allNamesRemoval>;
