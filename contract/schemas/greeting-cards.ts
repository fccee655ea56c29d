import { z } from "zod";
import { pictureSizes } from "../calls/memorial-cards.ts";
import { campaignCodePattern } from "../campaigns.ts";
import { problem } from "../field-problems.ts";
import { mostInMessage, mostInThanks, mostMessageLines, mostThanksLines } from "../greeting-cards.ts";
import { headingForms } from "../greeting-headings.ts";
import { languages } from "../languages.ts";
import { isSeen } from "../plain-text.ts";
import { emailAddress } from "./donors.ts";
import { sekAmount } from "./money.ts";
import { giftFields, onlyNeededNumber, orderReference } from "./orders.ts";
import { cardBySender, cardReference } from "./shared-cards.ts";
import { blankOrName, severalLines, writtenName } from "./written-words.ts";

const campaignCode = z.string(problem("notOffered")).regex(campaignCodePattern, problem("notOffered"));

export const greetingCardWords = z.strictObject({
  /** A page that was open before there was a choice says nothing of it. */
  heading: z.enum(headingForms).default("ofDesign"),
  to: writtenName,
  from: writtenName,
  message: severalLines(mostInMessage, mostMessageLines),
});
export type GreetingCardWords = z.infer<typeof greetingCardWords>;

/** The design is part of the card's link, so it cannot be corrected. */
export const greetingCard = greetingCardWords.extend({ campaignCode });
export type GreetingCard = z.infer<typeof greetingCard>;

export const greetingCardDraft = greetingCard.extend({ to: blankOrName, from: blankOrName });
export type GreetingCardDraft = z.infer<typeof greetingCardDraft>;

/** Null: at once, or when it is paid. The API judges whether the day has passed. */
const sendDay = z.iso.date(problem("notADay")).regex(/^20/, problem("notADay")).nullable();

const delivery = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("link") }),
  z.strictObject({ kind: z.literal("email"), recipientEmail: emailAddress, on: sendDay }),
]);

export const greetingCardAdd = greetingCard
  .extend({ ...giftFields, delivery })
  .superRefine(onlyNeededNumber)
  .superRefine(({ donor: { email } }, context) => {
    if (email === undefined)
      context.addIssue({ code: "custom", path: ["donor", "email"], message: problem("required") });
  });
export type GreetingCardAdd = z.infer<typeof greetingCardAdd>;

/** As it was taken: what is refused of new ones may stand on one that was sent. */
const storedCard = z.object({
  campaignCode: z.string(),
  heading: z.enum(headingForms),
  to: z.string(),
  from: z.string(),
  message: z.string(),
});

export const greetingCardAnswer = storedCard.extend({
  language: z.enum(languages),
  version: z.int(),
  thanked: z.boolean(),
});
export type GreetingCardAnswer = z.infer<typeof greetingCardAnswer>;

/** `planned`: for a day, or when it is paid. `refused`: by the recipient's mail server. */
export const greetingMailStates = ["link", "planned", "sending", "sent", "stopped", "refused"] as const;
export type GreetingMailState = (typeof greetingMailStates)[number];

export const greetingCardOrderAnswer = z.object({
  orderReference,
  state: z.enum(["waiting", "open", "takenDown"]),
  reference: cardReference.nullable(),
  bySender: z.boolean(),
  version: z.int(),
  language: z.enum(languages),
  card: storedCard.nullable(),
  mail: z.object({
    state: z.enum(greetingMailStates),
    on: z.iso.date().nullable(),
    sentAt: z.iso.datetime().nullable(),
    /** Only for the sender, and deleted a while after sending. */
    recipientEmail: z.string().nullable(),
  }),
  thankedAt: z.iso.datetime().nullable(),
  keptUntil: z.iso.date().nullable(),
  gift: z.object({ amount: sekAmount }),
});
export type GreetingCardOrderAnswer = z.infer<typeof greetingCardOrderAnswer>;

export const greetingCardQuery = z.object({ orderReference: cardReference });
export const greetingCardFileQuery = greetingCardQuery.extend({
  format: z.enum(["png", "pdf"]).default("png"),
  size: z.enum(pictureSizes).default("screen"),
});
export const greetingArtworkParams = z.object({ campaignCode });

export const cardThanks = z.strictObject({
  reference: cardReference,
  message: severalLines(mostInThanks, mostThanksLines).refine(isSeen, problem("required")),
});
export type CardThanks = z.infer<typeof cardThanks>;

export const greetingCardCorrection = cardBySender.extend({ version: z.int(), words: greetingCardWords });
export type GreetingCardCorrection = z.infer<typeof greetingCardCorrection>;
export const greetingCardSending = cardBySender.extend({ recipientEmail: emailAddress, on: sendDay });
export type GreetingCardSending = z.infer<typeof greetingCardSending>;
