import { giftDocumentKinds } from "./gift-documents.ts";

export const giftKinds = [
  "regular_gift",
  "memorial_gift",
  "company_gift",
  "membership_gift",
  "monthly_gift",
  "monthly_gift_increase",
  "extra_gift",
] as const;
export type GiftKind = (typeof giftKinds)[number];

/** What editors set amounts and words for: the kinds of gifts, and the card that comes with one. */
export const givenKinds = [...giftKinds, "digital_greeting"] as const;
export type GivenKind = (typeof givenKinds)[number];

/**
 * Kinds that a journey or a form of the site gives by, or takes its words from. Without its product there is no journey:
 * editors cannot take it away, and the API holds to the last that was published. A new journey adds its kind.
 */
export const neededGiftKinds = [
  "regular_gift",
  "memorial_gift",
  "monthly_gift",
  "membership_gift",
  "digital_greeting",
  "extra_gift",
] as const satisfies readonly GivenKind[];
export type NeededGiftKind = (typeof neededGiftKinds)[number];

export const paymentTypes = ["Drip", "Mondido", "HLFSwish", "Invoice", "PdfInvoice"] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const orderTypes = ["list_order", "single_order"] as const;
export type OrderType = (typeof orderTypes)[number];

/** What is sent or shared, with a gift or without. */
export const cardProducts = ["digital_greeting", "memorial_card", "digital greeting card"] as const;
/** What visitors give or order, as analytics knows it. */
export const products = [...giftKinds, ...cardProducts, ...giftDocumentKinds, ...orderTypes] as const;
export type Product = (typeof products)[number];

export const currency = "SEK";
export const audience = "privat";
