import { z } from "zod";
import { problem } from "../field-problems.ts";
import { languages } from "../languages.ts";
import { hasLink } from "../links-in-text.ts";
import { hasMarkup, lettersIn } from "../plain-text.ts";
import { paymentMethods, paymentStates } from "../payment-states.ts";
import { diploma } from "./diplomas.ts";
import { emailAddress, oneLine, organisationNumber } from "./donors.ts";
import { postalAddress } from "./memberships.ts";
import { sekAmount, sekSum } from "./money.ts";
import { idempotencyKey, orderReference, shortOrderReference } from "./orders.ts";
import { longName } from "./written-words.ts";

const mostInReference = 40;
/** Of a genuine invoice of ours, which a stranger may have sent to somebody: nothing on it may lead to fraud. */
const onInvoice = oneLine
  .refine((text) => !hasLink(text), problem("hasLink"))
  .refine((text) => !hasMarkup(text), problem("forbiddenCharacters"));
/** What the buyer's own books find the invoice by. */
const reference = onInvoice.refine((text) => lettersIn(text) <= mostInReference, problem("tooLong"));

/** As long as a name in the register of companies may be. */
export const companyDiploma = z.strictObject({
  name: longName,
  occasion: diploma.shape.occasion,
  language: z.enum(languages),
});
export type CompanyDiploma = z.infer<typeof companyDiploma>;

export const companyDiplomaDraft = companyDiploma.extend({
  name: z.union([z.string().trim().max(0, { abort: true }), longName]),
});
export type CompanyDiplomaDraft = z.infer<typeof companyDiplomaDraft>;

export const company = z.strictObject({
  name: onInvoice,
  organisationNumber,
  email: emailAddress,
  /** As the register has it. Who writes the name by hand is not asked for it. */
  address: postalAddress.extend({ street: onInvoice, town: onInvoice }).optional(),
  reference: reference.optional(),
  orderNumber: reference.optional(),
});
export type Company = z.infer<typeof company>;

export const companyGift = z.strictObject({
  idempotencyKey,
  amount: sekAmount,
  company,
  diploma: companyDiploma,
  language: z.enum(languages),
  replaces: orderReference.optional(),
});
export type CompanyGift = z.infer<typeof companyGift>;

export const companyQuery = z.strictObject({ organisationNumber });

export const registeredCompany = z.object({
  name: z.string(),
  address: z.object({ street: z.string(), postalCode: z.string(), town: z.string() }).nullable(),
});
export type RegisteredCompany = z.infer<typeof registeredCompany>;

/** How far it has come. */
const companyGiftStages = ["ordered", "invoiced", "paid", "givenBack", "ended"] as const;
export type CompanyGiftStage = (typeof companyGiftStages)[number];

const day = z.iso.date();

/** Whoever has only the short number learns no name, no sum and no download. */
export const companyOrderInformation = z.object({
  shortOrderReference,
  stage: z.enum(companyGiftStages),
  orderedOn: day,
  dueOn: day.nullable(),
  paidOn: day.nullable(),
});
export type CompanyOrderInformation = z.infer<typeof companyOrderInformation>;

export const companyInformationQuery = z.strictObject({ shortCode: shortOrderReference });

const invoice = z.object({
  number: z.int().positive(),
  ocr: z.string(),
  bankgiro: z.string(),
  issuedOn: day,
  dueOn: day,
  /** What has come of it so far, in SEK. */
  came: sekSum,
  mailed: z.boolean(),
  /** The mail server refused it for good. */
  refused: z.boolean(),
});

export const companyOrder = companyOrderInformation.extend({
  orderReference,
  amount: sekAmount,
  companyName: z.string(),
  diploma: z.object({ name: z.string(), occasion: z.string(), language: z.enum(languages) }),
  language: z.enum(languages),
  method: z.enum(paymentMethods).nullable(),
  state: z.enum(paymentStates).nullable(),
  invoice: invoice.nullable(),
});
export type CompanyOrder = z.infer<typeof companyOrder>;

export const diplomaFormats = ["pdf", "png", "signature", "share"] as const;
export type CompanyDiplomaFormat = (typeof diplomaFormats)[number];
export const invoiceFormats = ["pdf", "xml"] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

export const diplomaFormatQuery = z.strictObject({ format: z.enum(diplomaFormats).default("pdf") });
export const invoiceFormatQuery = z.strictObject({ format: z.enum(invoiceFormats).default("pdf") });
