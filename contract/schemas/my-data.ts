import { z } from "zod";
import { problem } from "../field-problems.ts";
import { languages } from "../languages.ts";
import { mandateStates } from "../mandates.ts";
import {
  accessWays,
  codeDigits,
  commentSubjects,
  heldKept,
  heldNames,
  longestComment,
  mailChoices,
  pauseMonths,
  type MailChoice,
} from "../my-data.ts";
import { isSeen, plainLines, plainText } from "../plain-text.ts";
import { storedKinds, type StoredKind } from "../orders/kinds.ts";
import { random32 } from "./bankid-token.ts";
import { emailAddress, mobileNumber } from "./donors.ts";
import { drawDay, shortMandateReference } from "./mandates.ts";
import { postalAddress } from "./memberships.ts";
import { sekAmount, sekSum } from "./money.ts";
import { idempotencyKey, shortOrderReference } from "./orders.ts";

const day = z.iso.date();
const year = z.int().min(2000).max(2100);

export const myDataToken = random32.describe(
  "Of an identification for my pages, or of a link by mail. It opens nothing without the cookie of the browser that began.",
);
/** What is no token is met like one that is good no more. */
export const myDataQuery = z.object({
  token: z
    .string()
    .max(200)
    .describe(myDataToken.description ?? ""),
});

/** `about`: whom or what it was for, such as a name on a card. `page`: where its documents are shown. */
export const myGift = z.object({
  number: shortOrderReference,
  day,
  kind: z.enum(Object.keys(storedKinds) as StoredKind[]),
  amount: sekSum,
  about: z.string().nullable(),
  page: z.string().nullable(),
  isGivenBack: z.boolean(),
  /** As a gift of that year's rule: large enough, of a kind that counts, and with a personal number. */
  countsForTax: z.boolean(),
  /** What a bank draws each month has the receipt of the year instead. */
  hasReceipt: z.boolean(),
});
export type MyGift = z.infer<typeof myGift>;

export const myYear = z.object({
  year,
  given: sekSum,
  /** Of it, what counts for the tax reduction. */
  counted: sekSum,
  reduction: sekSum,
  isSoFar: z.boolean(),
  hasReceipt: z.boolean(),
});
export type MyYear = z.infer<typeof myYear>;

const draw = z.object({ on: day, amount: sekAmount });

export const myMandate = z.object({
  number: shortMandateReference,
  state: z.enum(mandateStates),
  /** Null of a consent to draws that are agreed later. */
  amount: sekAmount.nullable(),
  drawDay,
  bankName: z.string(),
  accountEnding: z.string(),
  signedOn: day.nullable(),
  endedOn: day.nullable(),
  /** All that was given by it and by those that it took the place of. */
  given: sekSum,
  /** The first that the bank has not been told of. Null when nothing more is drawn by itself. */
  nextDraw: draw.nullable(),
  /** The bank has been told: they are drawn whatever is changed now. */
  told: z.array(draw),
  /** The days of a pause that are to come, on which nothing is drawn. */
  pausedDays: z.array(day),
  /** What each choice would lead to, counted now. */
  days: z.array(
    z.object({
      drawDay,
      nextDraw: day,
      /** The first that is drawn on that day: one before it may keep the day of now. */
      from: day,
    }),
  ),
  pauses: z.array(z.object({ months: z.literal(pauseMonths), nextDraw: day, skipped: z.array(day) })),
  least: sekAmount,
  most: sekAmount,
  presets: z.array(sekAmount),
  /** What is offered to who ends it. */
  lower: sekAmount.nullable(),
  /** Another account that the bank has yet to take. */
  nextAccount: z.object({ bankName: z.string(), accountEnding: z.string(), drawOn: day }).nullable(),
});
export type MyMandate = z.infer<typeof myMandate>;

export const myMembership = z.object({
  number: z.int(),
  kindName: z.string(),
  name: z.string(),
  household: z.array(z.string()),
  firstDay: day,
  lastDay: day,
  fee: sekSum,
  isActive: z.boolean(),
});
export type MyMembership = z.infer<typeof myMembership>;

export const myCard = z.object({
  kind: z.enum(["greeting_card", "memorial_card"]),
  /** Null of a memorial card: it is a candle. */
  campaignCode: z.string().nullable(),
  to: z.string(),
  on: day,
  /** Its shared page. Null while nobody may see it. */
  page: z.string().nullable(),
  /** Known of who sent thanks for it. */
  openedOn: day.nullable(),
});
export type MyCard = z.infer<typeof myCard>;

const contact = z.object({
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  address: z.object({ street: z.string(), postalCode: z.string(), town: z.string() }).nullable(),
  /** Asked for, and not proven yet. */
  pending: z.array(
    /** `isNewAddress`: it takes the place of the one above. Else gifts are looked for there. */
    z.object({ by: z.enum(["email", "mobile"]), value: z.string(), isNewAddress: z.boolean() }),
  ),
  /** Addresses by which gifts without a number were found. */
  proven: z.array(z.string()),
});
export type MyContact = z.infer<typeof contact>;

const choices = z.object(
  Object.fromEntries(mailChoices.map((name) => [name, z.boolean()])) as Record<MailChoice, z.ZodBoolean>,
);
export type MyChoices = z.infer<typeof choices>;

export const heldThing = z.object({
  name: z.enum(heldNames),
  /** As it is held: names, addresses, a masked number. */
  shown: z.array(z.string()),
  count: z.int().nonnegative().nullable(),
  since: year.nullable(),
  /** The last day on which the law makes us keep it. */
  until: day.nullable(),
  kept: z.array(z.enum(heldKept)),
});
export type HeldThing = z.infer<typeof heldThing>;

export const myComment = z.object({
  number: z.int(),
  on: day,
  text: z.string(),
  answeredOn: day.nullable(),
  answer: z.string().nullable(),
});
export type MyComment = z.infer<typeof myComment>;

export const myData = z.object({
  access: z.enum(accessWays),
  firstName: z.string(),
  name: z.string(),
  /** "520914-••••". Null of a link by mail. */
  maskedNumber: z.string().nullable(),
  /** Newest first. */
  gifts: z.array(myGift),
  years: z.array(myYear),
  mandates: z.array(myMandate),
  memberships: z.array(myMembership),
  cards: z.array(myCard),
  contact,
  choices,
  held: z.array(heldThing),
  comments: z.array(myComment),
  /** When staff last read it, and what for. */
  lastRead: z.object({ on: day, who: z.string(), why: z.string() }).nullable(),
});
export type MyData = z.infer<typeof myData>;

const ofMandate = {
  mandate: shortMandateReference,
  idempotencyKey,
};
/**
 * The day of the next draw that the press said it leads to: `nextDraw.on` of another amount, the one of the choice in
 * `days` or `pauses`, and the first of `pausedDays` of a pause that ends. Refused with `changed_meanwhile` when it is
 * another by now.
 */
const drawOn = day;

export const myDataUpdate = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("amount"), ...ofMandate, from: sekAmount, amount: sekAmount, drawOn }),
  z.strictObject({ change: z.literal("day"), ...ofMandate, drawDay, drawOn }),
  z.strictObject({ change: z.literal("pause"), ...ofMandate, months: z.literal(pauseMonths), drawOn }),
  z.strictObject({ change: z.literal("resume"), ...ofMandate, drawOn }),
  z.strictObject({ change: z.literal("end"), ...ofMandate }),
  z.strictObject({ change: z.literal("address"), address: postalAddress.nullable() }),
  /** Asks for a proof: nothing is changed before. Null takes the mobile away at once; an e-mail address is only replaced. */
  z.strictObject({ change: z.literal("email"), email: emailAddress }),
  z.strictObject({ change: z.literal("mobile"), mobile: mobileNumber.nullable() }),
  z.strictObject({ change: z.literal("choices"), choices: z.strictObject(choices.shape) }),
  /** Gifts that were made without a number: a proof is sent to the address, whether there are any or not. */
  z.strictObject({ change: z.literal("bringHomeByEmail"), email: emailAddress }),
  z.strictObject({ change: z.literal("bringHomeByMobile"), mobile: mobileNumber }),
  z.strictObject({
    change: z.literal("code"),
    code: z
      .string({ error: problem("required") })
      .trim()
      .regex(new RegExp(`^\\d{${codeDigits}}$`), problem("tooShort")),
  }),
  z.strictObject({ change: z.literal("forget") }),
  /** A sign of life. */
  z.strictObject({ change: z.literal("stay") }),
  z.strictObject({ change: z.literal("logOut") }),
]);
export type MyDataUpdate = z.infer<typeof myDataUpdate>;
export type ChangeName = MyDataUpdate["change"];
export type ChangeOf<Name extends ChangeName> = Extract<MyDataUpdate, { change: Name }>;

/** What is another by now. What a change has nothing to do with is left out. */
export const myDataChanged = z.object({
  change: z.string(),
  mandate: myMandate.optional(),
  contact: contact.optional(),
  choices: choices.optional(),
  /** Of a code: how many gifts came home. */
  found: z.int().nonnegative().optional(),
  /** Of `forget`: until when the law makes us keep gifts with a name, if there are any. */
  keptUntil: day.nullable().optional(),
});
export type MyDataChanged = z.infer<typeof myDataChanged>;

export const myComments = z.strictObject({
  idempotencyKey,
  about: z.enum(commentSubjects),
  /** The number of a gift or a mandate. */
  regards: z.string().max(40).regex(plainText, problem("forbiddenCharacters")).optional(),
  text: z
    .string({ error: problem("required") })
    .max(longestComment, { error: problem("tooLong"), abort: true })
    .transform((text) => plainLines(text).trim())
    .refine(isSeen, problem("required")),
});
export type NewComment = z.infer<typeof myComments>;

export const commentReceipt = z.object({ number: z.int(), answerTo: z.string().nullable() });
export type CommentReceipt = z.infer<typeof commentReceipt>;

export const myDocument = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("receipt"), number: shortOrderReference }),
  z.strictObject({ what: z.literal("year"), year }),
  z.strictObject({ what: z.literal("all"), format: z.enum(["json", "pdf"]) }),
]);
export type MyDocument = z.infer<typeof myDocument>;

/** The answer is the same whether anybody gave with that address or not. */
export const mailLinkRequest = z.strictObject({ email: emailAddress, language: z.enum(languages) });
export type MailLinkRequest = z.infer<typeof mailLinkRequest>;
export const mailLinkReceipt = z.object({ state: z.literal("asked") });
export type MailLinkReceipt = z.infer<typeof mailLinkReceipt>;

/** What stood behind the `#` of a link that was mailed. */
export const mailedSecret = z.strictObject({ link: random32 });
export type MailedSecret = z.infer<typeof mailedSecret>;

export const openedLink = z.object({ token: myDataToken });
export type OpenedLink = z.infer<typeof openedLink>;

/** `unknown` also of one that is out of date or was used. `found`: how many gifts came home by it. */
export const provenAddress = z.object({
  state: z.enum(["proven", "unknown"]),
  isNewAddress: z.boolean(),
  found: z.int().nonnegative(),
});
export type ProvenAddress = z.infer<typeof provenAddress>;
