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

export const givenKinds = [...giftKinds, "digital_greeting"] as const;
export type GivenKind = (typeof givenKinds)[number];

/** The site cannot work without these: editors cannot remove them. A new journey adds its kind. */
export const neededGiftKinds = [
  "regular_gift",
  "memorial_gift",
  "monthly_gift",
  "membership_gift",
  "digital_greeting",
  "extra_gift",
  "company_gift",
] as const satisfies readonly GivenKind[];
export type NeededGiftKind = (typeof neededGiftKinds)[number];

export const paymentTypes = ["Drip", "Mondido", "HLFSwish", "Invoice", "PdfInvoice"] as const;

export const orderTypes = ["list_order", "single_order"] as const;
export type OrderType = (typeof orderTypes)[number];

export const cardProducts = ["digital_greeting", "memorial_card", "digital greeting card"] as const;
export const products = [...giftKinds, ...cardProducts, ...giftDocumentKinds, ...orderTypes] as const;
export type Product = (typeof products)[number];

export const currency = "SEK";
export const audience = "privat";
