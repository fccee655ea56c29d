import { z } from "zod";
import { pictureSizes } from "../calls/memorial-cards.ts";
import { campaignCodes } from "../campaigns.ts";
import type { FieldProblem } from "../field-problems.ts";
import { messageLines, mostInMessage, mostInThanks, mostMessageLines, mostThanksLines } from "../greeting-cards.ts";
import { languages } from "../languages.ts";
import { isSeen } from "../plain-text.ts";
import { donor, emailAddress } from "./donors.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, onlyNeededNumber, orderReference } from "./orders.ts";
import { cardReference, senderToken } from "./shared-cards.ts";
import { blankOrName, severalLines, writtenName } from "./written-words.ts";

const problem = (code: FieldProblem) => code;

const campaignCode = z.enum(campaignCodes, { error: problem("notOffered") });

/** What its sender writes on a card. The message may be blank: each design has a greeting of its own. */
export const greetingCardWords = z.strictObject({
  to: writtenName,
  from: writtenName,
  message: severalLines({ mostLetters: mostInMessage, mostLines: mostMessageLines, linesOf: messageLines }),
});
export type GreetingCardWords = z.infer<typeof greetingCardWords>;

/** All that stands on it. The design is part of its link and stays. */
export const greetingCard = greetingCardWords.extend({ campaignCode });
export type GreetingCard = z.infer<typeof greetingCard>;

/** A card that is being written: whatever is not there yet is left blank. */
export const greetingCardDraft = greetingCard.extend({ to: blankOrName, from: blankOrName });
export type GreetingCardDraft = z.infer<typeof greetingCardDraft>;

/** In Sweden, at 8 in the morning. Null is as soon as it is paid, or at once. Whether the day has gone is judged in the API. */
const sendDay = z.iso.date(problem("notADay")).regex(/^20/, problem("notADay")).nullable();

/** The link alone, or by e-mail to whoever gets the card. */
const delivery = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("link") }),
  z.strictObject({ kind: z.literal("email"), recipientEmail: emailAddress, on: sendDay }),
]);

export const greetingCardAdd = greetingCard
  .extend({
    idempotencyKey,
    delivery,
    amount: sekAmount,
    /** With an e-mail address: the link by which the card is corrected goes there. */
    donor,
    /** Of the card, the mails and the receipt. */
    language: z.enum(languages),
    /** The unpaid order that this one takes the place of. */
    replaces: orderReference.optional(),
  })
  .superRefine(onlyNeededNumber)
  .superRefine(({ donor: { email } }, context) => {
    if (email === undefined)
      context.addIssue({ code: "custom", path: ["donor", "email"], message: problem("required") });
  });
export type GreetingCardAdd = z.infer<typeof greetingCardAdd>;

/** As it was taken: what is refused of new cards may stand on one that was sent. */
const writtenCard = z.object({
  campaignCode: z.enum(campaignCodes),
  to: z.string(),
  from: z.string(),
  message: z.string(),
});

/** What whoever holds the shared reference is told: no address, no amount, no order. */
export const greetingCardAnswer = writtenCard.extend({
  language: z.enum(languages),
  /** Rises with each correction. */
  version: z.int(),
  /** Its recipient has thanked for it: that can be done once. */
  thanked: z.boolean(),
});
export type GreetingCardAnswer = z.infer<typeof greetingCardAnswer>;

/** `waiting` for its gift to be paid. */
export const greetingCardStates = ["waiting", "open", "takenDown"] as const;

/**
 * How far its mail has come. `link`: there is none. `planned` for a day or for when it is paid, `sending` about now, `stopped`
 * by its sender, `refused` by the mail server of whoever should get it.
 */
export const greetingMailStates = ["link", "planned", "sending", "sent", "stopped", "refused"] as const;
export type GreetingMailState = (typeof greetingMailStates)[number];

export const greetingCardOrderAnswer = z.object({
  orderReference,
  state: z.enum(greetingCardStates),
  /** What it is shared by, once it is open. */
  reference: cardReference.nullable(),
  /** Whether the token that came with the call is that of the sender's link, which is good now. */
  bySender: z.boolean(),
  version: z.int(),
  language: z.enum(languages),
  /** Nothing of one that was taken down. */
  card: writtenCard.nullable(),
  mail: z.object({
    state: z.enum(greetingMailStates),
    /** The day on which it goes. Null is at once. */
    on: z.iso.date().nullable(),
    sentAt: z.iso.datetime().nullable(),
    /** Told to its sender alone, and to nobody a while after it was sent. */
    recipientEmail: z.string().nullable(),
  }),
  /** When its recipient thanked for it. Their words are in the mail to its sender. */
  thankedAt: z.iso.datetime().nullable(),
  /** The day on which it goes. */
  keptUntil: z.iso.date().nullable(),
  gift: z.object({ amount: sekAmount }),
});
export type GreetingCardOrderAnswer = z.infer<typeof greetingCardOrderAnswer>;

/** The specification's name for what a card is shared by. */
export const greetingCardQuery = z.object({ orderReference: cardReference });
export const greetingCardFileQuery = greetingCardQuery.extend({
  format: z.enum(["png", "pdf"]).default("png"),
  /** Of a picture. */
  size: z.enum(pictureSizes).default("screen"),
});
export const greetingArtworkParams = z.object({ campaignCode: z.enum(campaignCodes) });

export const cardThanks = z.strictObject({
  reference: cardReference,
  message: severalLines({ mostLetters: mostInThanks, mostLines: mostThanksLines, linesOf: messageLines }).refine(
    isSeen,
    problem("required"),
  ),
});
export type CardThanks = z.infer<typeof cardThanks>;

const bySender = { orderReference, token: senderToken };
export const greetingCardCorrection = z.strictObject({ ...bySender, version: z.int(), words: greetingCardWords });
export type GreetingCardCorrection = z.infer<typeof greetingCardCorrection>;
export const greetingCardSending = z.strictObject({ ...bySender, recipientEmail: emailAddress, on: sendDay });
export type GreetingCardSending = z.infer<typeof greetingCardSending>;
export const greetingCardBySender = z.strictObject(bySender);
export type GreetingCardBySender = z.infer<typeof greetingCardBySender>;
