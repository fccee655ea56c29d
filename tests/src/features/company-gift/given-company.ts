import type { CompanyOrder } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { emptyDraft, type CompanyDraft, type CompanyProduct } from "#src/features/company-gift/company-gift.ts";
import { order, shortOrder } from "../../core/payment/payment-answers.ts";

export const product: CompanyProduct = {
  presets: [2_000, 5_000, 10_000],
  preselected: 5_000,
  least: 500,
  most: 1_000_000,
  heading: "Gåva från företag",
  lead: "Ge i stället för julklappar.",
  thanks: "Ni är med och betalar forskningen.",
};

export const number = "5599123451";
export const norrskenet = {
  name: "Norrskenets Bygg & Betong AB",
  address: { street: "Hamngatan 3", postalCode: "97234", town: "Luleå" },
};

export const written = (given: Partial<CompanyDraft> = {}): CompanyDraft => ({
  preset: 5_000,
  own: "",
  ...emptyDraft,
  company: { ...emptyDraft.company, organisationNumber: "559912-3451", email: "ekonomi@norrskenet.se" },
  register: { number, name: norrskenet.name, ...norrskenet.address },
  diploma: { name: norrskenet.name, isOwnName: false, occasion: "Julen 2026", language: "sv" },
  ...given,
});

export const companyOrder = (given: Partial<CompanyOrder> = {}): CompanyOrder => ({
  orderReference: order,
  shortOrderReference: shortOrder,
  stage: "invoiced",
  orderedOn: "2026-12-03",
  dueOn: "2100-01-02",
  paidOn: null,
  amount: 5_000,
  companyName: norrskenet.name,
  diploma: { name: "Norrskenets Bygg & Betong", occasion: "Julen 2026", language: "sv" },
  language: "sv",
  method: "invoice",
  state: "waiting",
  invoice: {
    number: 48,
    ocr: "20261203481",
    bankgiro: "900-0000",
    issuedOn: "2026-12-03",
    dueOn: "2100-01-02",
    mailed: true,
    refused: false,
    came: 0,
  },
  ...given,
});
