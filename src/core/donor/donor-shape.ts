import { giftTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import { unlessEmpty } from "../form/unless-empty.ts";
import type { DonorDraft } from "./donor-draft.ts";

export const givesTaxReduction = ({ kind }: DonorDraft, amount: number): boolean =>
  kind === "person" && amount >= giftTaxRule().leastGift;

const fieldsOf = {
  person: ["firstName", "lastName", "email", "personalNumber"],
  company: ["companyName", "organisationNumber", "email"],
  anonymous: ["email"],
} as const;
type DonorField = (typeof fieldsOf)[DonorDraft["kind"]][number];

export function shownFields(draft: DonorDraft, amount: number): readonly DonorField[] {
  const asksForNumber = draft.taxReduction && givesTaxReduction(draft, amount);
  return fieldsOf[draft.kind].filter((field) => field !== "personalNumber" || asksForNumber);
}

export function toDonor(draft: DonorDraft, amount: number): Record<string, string> & { kind: DonorDraft["kind"] } {
  const { kind, firstName, lastName, companyName, organisationNumber, email, personalNumber } = draft;
  switch (kind) {
    case "person":
      return {
        kind,
        firstName,
        lastName,
        email,
        ...(draft.taxReduction && givesTaxReduction(draft, amount) ? { personalNumber } : {}),
      };
    case "company":
      return { kind, companyName, organisationNumber, email };
    case "anonymous":
      return { kind, ...unlessEmpty({ email }) };
  }
}
