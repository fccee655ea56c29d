import type { InvoiceFacts } from "../../../../../services/api/src/kinds/company-gift/invoice-facts.ts";

type Given = Partial<Omit<InvoiceFacts, "buyer">> & { buyer?: Partial<InvoiceFacts["buyer"]> };

export const invoiceOf = ({ buyer, ...given }: Given = {}): InvoiceFacts => ({
  kind: "invoice",
  number: 1042,
  credits: null,
  ocr: "20261203481",
  issuedOn: "2026-12-03",
  dueOn: "2027-01-02",
  amountOre: 500_000,
  language: "sv",
  occasion: "Julen 2026",
  givesReduction: { percent: 20.6, backSek: 1_030 },
  ...given,
  buyer: {
    name: "Norrskenets Bygg & Betong AB",
    organisationNumber: "5599123451",
    street: "Hamngatan 3",
    postalCode: "97234",
    town: "Luleå",
    reference: "Eva Niskanen",
    orderNumber: "8814-JUL",
    ...buyer,
  },
});

export const creditOf = (given: Given = {}): InvoiceFacts =>
  invoiceOf({ kind: "credit", number: 1043, credits: 1042, issuedOn: "2026-12-10", ...given });
