import type { Language } from "@hjarta-lunga/contract/languages.ts";

/** All that an invoice says, as paper and as an electronic invoice. Days are as 2026-12-03. */
export type InvoiceFacts = {
  kind: "invoice" | "credit";
  number: number;
  /** The number of the invoice that a credit invoice cancels. */
  credits: number | null;
  ocr: string;
  issuedOn: string;
  dueOn: string;
  amountOre: number;
  language: Language;
  buyer: {
    name: string;
    organisationNumber: string;
    street: string | null;
    postalCode: string | null;
    town: string | null;
    reference: string | null;
    orderNumber: string | null;
  };
  occasion: string;
  givesReduction: { percent: number; backSek: number } | null;
};
