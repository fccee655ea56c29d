import { z } from "zod";
import { pictureSizes } from "../calls/memorial-cards.ts";
import { problem } from "../field-problems.ts";
import { languages } from "../languages.ts";
import { candleCampaign, mostNamesShown } from "../memorial-cards.ts";
import { donor, emailAddress } from "./donors.ts";
import { draftRemembered, greeting, remembered } from "./memorial-words.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, onlyNeededNumber, orderReceipt, orderReference } from "./orders.ts";
import { cardBySender, cardReference, senderToken } from "./shared-cards.ts";
import { blankOrName, writtenName } from "./written-words.ts";

export const memorialCard = z.strictObject({ remembered, greeting, from: writtenName });
export type MemorialCard = z.infer<typeof memorialCard>;

export const memorialCardDraft = memorialCard.extend({ remembered: draftRemembered, from: blankOrName });
export type MemorialCardDraft = z.infer<typeof memorialCardDraft>;

export const memorialCardAdd = z
  .strictObject({
    idempotencyKey,
    campaign: z.literal(candleCampaign),
    card: memorialCard,
    /** A candle without a gift may be lit first, and its link be sent afterwards. */
    email: emailAddress.optional(),
    language: z.enum(languages),
    gift: z
      .strictObject({ amount: sekAmount, donor, replaces: orderReference.optional() })
      .superRefine(onlyNeededNumber)
      .optional(),
  })
  .superRefine(({ gift, email }, context) => {
    if (gift !== undefined && email === undefined)
      context.addIssue({ code: "custom", path: ["email"], message: problem("required") });
  });
export type MemorialCardAdd = z.infer<typeof memorialCardAdd>;

export const memorialCardReceipt = z.object({
  orderReference,
  order: orderReceipt.nullable(),
  senderToken: senderToken.optional(),
});
export type MemorialCardReceipt = z.infer<typeof memorialCardReceipt>;

/** As it was taken: what is refused of new ones may stand on one that was sent. */
const storedCard = z.object({
  remembered: z.object({ name: z.string(), bornYear: z.int().optional(), diedYear: z.int().optional() }),
  greeting: z.string(),
  from: z.string(),
});

const candles = z.int().min(0);

export const memorialCardAnswer = z.object({
  card: storedCard,
  language: z.enum(languages),
  litAt: z.iso.datetime(),
  candles,
  names: z.array(z.object({ id: z.uuid(), name: z.string() })).max(mostNamesShown),
});
export type MemorialCardAnswer = z.infer<typeof memorialCardAnswer>;

export const memorialCardOrderAnswer = memorialCardAnswer.omit({ litAt: true }).extend({
  orderReference,
  state: z.enum(["waiting", "lit", "takenDown"]),
  reference: cardReference.nullable(),
  bySender: z.boolean(),
  version: z.int(),
  keptUntil: z.iso.date().nullable(),
  mailed: z.boolean(),
  gift: z.object({ amount: sekAmount }).nullable(),
});
export type MemorialCardOrderAnswer = z.infer<typeof memorialCardOrderAnswer>;

export const cardQuery = z.object({ reference: cardReference });
export const cardFileQuery = cardQuery.extend({
  format: z.enum(["pdf", "png"]).default("pdf"),
  size: z.enum(pictureSizes).default("screen"),
});

export const counterQuery = z.object({ reference: cardReference.optional() });
export const counterAnswer = z.object({ candles });
export type CounterAnswer = z.infer<typeof counterAnswer>;

export const lightCandle = z.strictObject({
  idempotencyKey,
  reference: cardReference,
  name: writtenName.optional(),
});
export type LightCandle = z.infer<typeof lightCandle>;
export const lightCandleAnswer = z.object({ id: z.uuid(), candles });
export type LightCandleAnswer = z.infer<typeof lightCandleAnswer>;

export const cardLinkRequest = cardBySender.extend({ email: emailAddress });
export type CardLinkRequest = z.infer<typeof cardLinkRequest>;

export const cardCorrection = cardBySender.extend({ version: z.int(), card: memorialCard });
export type CardCorrection = z.infer<typeof cardCorrection>;
export const candleNameRemoval = cardBySender.extend({ candle: z.uuid() });
export type CandleNameRemoval = z.infer<typeof candleNameRemoval>;
