import { unlessEmpty } from "../form/unless-empty.ts";
import type { DonorDraft } from "./donor-draft.ts";
import { givesTaxReduction } from "./donor-shape.ts";

type GiverField = "email" | "firstName" | "lastName" | "personalNumber" | "companyName" | "organisationNumber";

const asksForNumber = (donor: DonorDraft, amount: number) => donor.taxReduction && givesTaxReduction(donor, amount);

const areEmpty = (...written: string[]): boolean => written.join("").trim() === "";

/** What is written about who gives, as it would be sent. Who has written no name is nobody, and nothing of it is wrong. */
export function toGiver(donor: DonorDraft, amount: number, isNumberKept: boolean): Record<string, unknown> {
  const { kind, firstName, lastName, companyName, organisationNumber, email, personalNumber } = donor;
  const reached = unlessEmpty({ email });
  if (kind === "company") {
    const isBlank = areEmpty(companyName, organisationNumber);
    return isBlank ? nobody(donor) : { kind, companyName, organisationNumber, ...reached };
  }
  const isAsked = asksForNumber(donor, amount);
  if (areEmpty(firstName, lastName) && !isAsked) return nobody(donor);
  const sendsNumber = isAsked && !(isNumberKept && personalNumber.trim() === "");
  return { kind: "person", firstName, lastName, ...reached, ...(sendsNumber && { personalNumber }) };
}

const nobody = ({ email }: DonorDraft) => ({ kind: "anonymous", ...unlessEmpty({ email }) });

/** The same as it gets less and less, so that what is right is kept while the rest is being written. */
export function lessAndLess(donor: DonorDraft, amount: number, isNumberKept: boolean): Record<string, unknown>[] {
  const whole = toGiver(donor, amount, isNumberKept);
  const withoutNumber = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== "personalNumber"));
  return [whole, withoutNumber, nobody(donor), { kind: "anonymous" }];
}

export function giverFields(donor: DonorDraft, amount: number, isOpen: boolean): readonly GiverField[] {
  if (!isOpen) return ["email"];
  if (donor.kind === "company") return ["email", "companyName", "organisationNumber"];
  const named = ["email", "firstName", "lastName"] as const;
  return asksForNumber(donor, amount) ? [...named, "personalNumber"] : named;
}

export const saysMoreThanEmail = ({ kind, firstName, lastName, companyName, taxReduction }: DonorDraft): boolean =>
  kind === "company" || taxReduction || [firstName, lastName, companyName].some((written) => written !== "");
