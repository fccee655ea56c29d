import { z } from "zod";
import { languages } from "../languages.ts";
import { drawDays, mandateStates } from "../mandates.ts";
import { bankIdToken } from "./bankid-token.ts";
import { emailAddress, personalNumber, personName, telephoneNumber } from "./donors.ts";
import { giftCard, giftCertificate } from "./gift-documents.ts";
import { extraGift, monthlyGiftIncrease } from "./gift-links.ts";
import { sekAmount } from "./money.ts";
import { regularGift } from "./gifts.ts";
import { idempotencyKey, orderReference, shortOrderReference } from "./orders.ts";

/** Opens the mandate's page and document: never in analytics, logs or reports. */
export const mandateReference = orderReference;
export const shortMandateReference = shortOrderReference;

export const drawDay = z.literal(drawDays);
const day = z.iso.date();

export const bankAccount = z.strictObject({
  clearing: z.string().regex(/^\d{4,5}$/, "not a clearing number"),
  number: z.string().regex(/^\d{2,12}$/, "not an account number"),
});

export const consentVersion = z.strictObject({
  version: z.string().min(1).max(40),
  hash: z.string().regex(/^[0-9a-f]{64}$/, "not a SHA-256"),
});
export type ConsentVersion = z.infer<typeof consentVersion>;

export const mandateFacts = z.strictObject({
  /** SEK a month; null when draws are agreed later. */
  amount: sekAmount.nullable(),
  drawDay,
  account: bankAccount,
  consent: consentVersion,
  replaces: shortMandateReference.nullable(),
});
export type MandateFacts = z.infer<typeof mandateFacts>;

export const mandateTermsQuery = z.object({ language: z.enum(languages).default("sv") });

export const mandateTerms = z.object({
  consent: consentVersion,
  text: z.array(z.string()),
  firstDraws: z.array(z.object({ drawDay, on: day })),
});
export type MandateTerms = z.infer<typeof mandateTerms>;

export const checkAutogiroStatus = z.strictObject({ token: bankIdToken });
export type CheckAutogiroStatus = z.infer<typeof checkAutogiroStatus>;

const shownMandate = z.object({
  shortReference: shortMandateReference,
  state: z.enum(mandateStates),
  amount: sekAmount.nullable(),
  drawDay,
  firstDrawOn: day,
  bankName: z.string(),
  accountEnding: z.string(),
});

export const autogiroStatus = z.object({
  name: z.string(),
  status: z.enum(["none", ...mandateStates]),
  mandates: z.array(shownMandate),
});
export type AutogiroStatus = z.infer<typeof autogiroStatus>;

const giver = z.strictObject({
  firstName: personName,
  lastName: personName,
  personalNumber: personalNumber.optional(),
});

const mandateDonor = z.strictObject({
  email: emailAddress,
  mobile: telephoneNumber.optional(),
  /** Only when somebody else than the account's holder gives. */
  giver: giver.optional(),
});

export const directDebitConsent = z.strictObject({
  idempotencyKey,
  drawDay,
  account: bankAccount,
  donor: mandateDonor,
  language: z.enum(languages),
  consent: consentVersion,
  /** A change of account without an amount keeps amount and day. */
  replaces: shortMandateReference.optional(),
  token: bankIdToken,
});
export type DirectDebitConsent = z.infer<typeof directDebitConsent>;

export const monthlyGift = directDebitConsent.extend({ kind: z.literal("monthly_gift"), amount: sekAmount });
export type MonthlyGift = z.infer<typeof monthlyGift>;

export const addedGift = z.discriminatedUnion("kind", [
  regularGift,
  monthlyGift,
  monthlyGiftIncrease,
  giftCertificate,
  giftCard,
  extraGift,
]);

export const mandateReceipt = z.object({
  reference: mandateReference,
  shortReference: shortMandateReference,
  state: z.enum(mandateStates),
  firstDrawOn: day,
  amount: sekAmount.nullable(),
});
export type MandateReceipt = z.infer<typeof mandateReceipt>;

export const mandatePage = shownMandate.extend({
  mailTo: z.string().nullable(),
  signedAt: z.iso.datetime().nullable(),
});
export type MandatePage = z.infer<typeof mandatePage>;
