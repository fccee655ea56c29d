import type { AutogiroStatus, MandatePage, MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import type { MonthlyProduct } from "#src/features/monthly-gift/amount-step.tsx";
import { emptyDraft, type MandateDraft } from "#src/features/monthly-gift/mandate-draft.ts";

export const product: MonthlyProduct = {
  presets: [100, 200, 300],
  preselected: 200,
  least: 50,
  most: 20_000,
  heading: "Bli månadsgivare",
  lead: "Forskning tar tid.",
  effects: [{ amount: 200, text: "Blir sex timmar." }],
  thanks: "Nu vågar forskarna planera.",
};

/** 32 random bytes in base64url. */
export const token = "a".repeat(43);
export const reference = "7H4KX2MQ9TBVZ3NP5RWD";
export const account = { clearing: "5000", number: "0012343" };

const known = {
  shortReference: "QT4M8VKX",
  state: "active",
  amount: 150,
  drawDay: 27,
  firstDrawOn: "2026-03-27",
  bankName: "Handelsbanken",
  accountEnding: "2343",
} as const;

export const nobodyYet: AutogiroStatus = { name: "Birgitta Ek", status: "none", mandates: [] };
export const givesAlready: AutogiroStatus = { name: "Birgitta Ek", status: "active", mandates: [known] };

export const terms: MandateTerms = {
  consent: { version: "2026-11", hash: "0".repeat(64) },
  text: ["Jag medger att betalning får göras.", "Medgivandet gäller tills vidare."],
  firstDraws: [
    { drawDay: 25, on: "2027-01-25" },
    { drawDay: 27, on: "2027-01-27" },
    { drawDay: 28, on: "2027-01-28" },
  ],
};

export const page: MandatePage = {
  ...known,
  shortReference: "M8VKXQT4",
  state: "signed",
  amount: 200,
  drawDay: 28,
  firstDrawOn: "2027-01-28",
  bankName: "SEB",
  mailTo: "b•••••@example.se",
  signedAt: "2026-12-01T10:00:00.000Z",
};

/** All of it written, by somebody who has identified. */
export const written: MandateDraft = {
  ...emptyDraft,
  preset: 200,
  drawDay: 27,
  contact: { email: "birgitta@example.se" },
  identity: { token, status: nobodyYet },
  account,
  giver: { isOther: true, firstName: "Karl", lastName: "Ek", personalNumber: "194606109108" },
};
