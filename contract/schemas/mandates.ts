import { z } from "zod";
import { languages } from "../languages.ts";
import { drawDays, mandateStates } from "../mandates.ts";
import { bankIdToken } from "./bankid-token.ts";
import { emailAddress, personalNumber, personName, telephoneNumber } from "./donors.ts";
import { giftCard, giftCertificate } from "./gift-documents.ts";
import { extraGift, monthlyGiftIncrease } from "./gift-links.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, orderReference, regularGift, shortOrderReference } from "./orders.ts";

/** Opens the mandate's page and its document: it goes into no analytics, log or report. */
export const mandateReference = orderReference;
/** May be said aloud. It opens nothing. */
export const shortMandateReference = shortOrderReference;

export const drawDay = z.literal(drawDays);
const day = z.iso.date();

/** Digits alone, as a form hands them over. */
export const bankAccount = z.strictObject({
  clearing: z.string().regex(/^\d{4,5}$/, "not a clearing number"),
  number: z.string().regex(/^\d{2,12}$/, "not an account number"),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** Which consent text was read: editors' name for it, and the SHA-256 of its words. */
export const consentVersion = z.strictObject({
  version: z.string().min(1).max(40),
  hash: z.string().regex(/^[0-9a-f]{64}$/, "not a SHA-256"),
});
export type ConsentVersion = z.infer<typeof consentVersion>;

/** What a mandate is about: the signed text is written by the API from these, and they must be the same when it is added. */
export const mandateFacts = z.strictObject({
  /** SEK each month; nothing for a consent to draws that are agreed later. */
  amount: sekAmount.nullable(),
  drawDay,
  account: bankAccount,
  consent: consentVersion,
  /** The mandate of the same holder that ends when the bank has taken this one. */
  replaces: shortMandateReference.nullable(),
});
export type MandateFacts = z.infer<typeof mandateFacts>;

export const mandateTermsQuery = z.object({ language: z.enum(languages).default("sv") });

/** What to read before signing. The same for everybody. */
export const mandateTerms = z.object({
  consent: consentVersion,
  /** The consent text, whole, paragraph by paragraph. */
  text: z.array(z.string()),
  /** When the first money is drawn if it is signed today, for each day of the month. */
  firstDraws: z.array(z.object({ drawDay, on: day })),
});
export type MandateTerms = z.infer<typeof mandateTerms>;

/** By the token of an identification for `mandate`, in the browser that identified. */
export const checkAutogiroStatus = z.strictObject({ token: bankIdToken });
export type CheckAutogiroStatus = z.infer<typeof checkAutogiroStatus>;

const shownMandate = z.object({
  shortReference: shortMandateReference,
  state: z.enum(mandateStates),
  amount: sekAmount.nullable(),
  drawDay,
  firstDrawOn: day,
  bankName: z.string(),
  /** The last digits of the account: enough for its holder, too little for anybody else. */
  accountEnding: z.string(),
});

/** Of the person who identified alone: whether they hold a mandate with us, newest first. */
export const autogiroStatus = z.object({
  /** As BankID knows the holder. */
  name: z.string(),
  status: z.enum(["none", ...mandateStates]),
  /** Those that live; else the latest that ended. */
  mandates: z.array(shownMandate),
});
export type AutogiroStatus = z.infer<typeof autogiroStatus>;

/** Who gives, when the money is drawn from somebody else's account. */
const giver = z.strictObject({
  firstName: personName,
  lastName: personName,
  /** For the tax reduction, which is whoever gives's. */
  personalNumber: personalNumber.optional(),
});

const mandateDonor = z.strictObject({
  /** Where the mandate and all word of it goes. */
  email: emailAddress,
  mobile: telephoneNumber.optional(),
  /** Left out when the holder gives: BankID says who that is. */
  giver: giver.optional(),
});

const signedMandate = z.strictObject({
  idempotencyKey,
  drawDay,
  account: bankAccount,
  donor: mandateDonor,
  language: z.enum(languages),
  consent: consentVersion,
  /** The short reference of the mandate that this one takes the place of. Without an amount, amount and day stay. */
  replaces: shortMandateReference.optional(),
  /** Of a signature for `mandate`, in the browser that signed. Good once. */
  token: bankIdToken,
});

/** A gift each month. */
export const monthlyGift = signedMandate.extend({ kind: z.literal("monthly_gift"), amount: sekAmount });
export type MonthlyGift = z.infer<typeof monthlyGift>;

/** What RegularGift/Add takes: a one-off gift, unless it says something else. */
export const addedGift = z.discriminatedUnion("kind", [
  regularGift,
  monthlyGift,
  monthlyGiftIncrease,
  giftCertificate,
  giftCard,
  extraGift,
]);

/** A consent alone: for draws that are agreed later, or an account for who gives already. */
export const directDebitConsent = signedMandate;
export type DirectDebitConsent = z.infer<typeof directDebitConsent>;

export const mandateReceipt = z.object({
  reference: mandateReference,
  shortReference: shortMandateReference,
  state: z.enum(mandateStates),
  firstDrawOn: day,
  amount: sekAmount.nullable(),
});
export type MandateReceipt = z.infer<typeof mandateReceipt>;

/** The mandate's own page, for whoever holds its reference. */
export const mandatePage = shownMandate.extend({
  /** Where the mail with the mandate goes, as "b•••••@gmail.com"; nothing without an address. */
  mailTo: z.string().nullable(),
  signedAt: z.iso.datetime().nullable(),
});
export type MandatePage = z.infer<typeof mandatePage>;
