import { givesTaxReduction } from "#src/core/donor/donor-shape.ts";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { unlessEmpty } from "#src/core/form/unless-empty.ts";

type GiverField =
  "email" | "firstName" | "lastName" | "mobile" | "personalNumber" | "companyName" | "organisationNumber";

const asksForNumber = (donor: DonorDraft, amount: number) => donor.taxReduction && givesTaxReduction(donor, amount);

const isUnnamed = ({ firstName, lastName, mobile }: DonorDraft): boolean =>
  [firstName, lastName, mobile].every((written) => written.trim() === "");

/** What is written about who gives, as it would be sent. Who has written no name is nobody, and nothing of it is wrong. */
export function toGiver(donor: DonorDraft, amount: number, isNumberKept: boolean): Record<string, unknown> {
  const { kind, firstName, lastName, companyName, organisationNumber, email, mobile, personalNumber } = donor;
  const reached = unlessEmpty({ email, mobile });
  if (kind === "company") {
    const isBlank = `${companyName}${organisationNumber}${mobile}`.trim() === "";
    return isBlank ? nobody(donor) : { kind, companyName, organisationNumber, ...reached };
  }
  const isAsked = asksForNumber(donor, amount);
  if (isUnnamed(donor) && !isAsked) return nobody(donor);
  const sendsNumber = isAsked && !(isNumberKept && personalNumber.trim() === "");
  return { kind: "person", firstName, lastName, ...reached, ...(sendsNumber && { personalNumber }) };
}

const nobody = ({ email }: DonorDraft) => ({ kind: "anonymous", ...unlessEmpty({ email }) });

const without = (whole: Record<string, unknown>, part: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part));

/** The same as it gets less and less, so that what is right is kept while the rest is being written. */
export function lessAndLess(donor: DonorDraft, amount: number, isNumberKept: boolean): Record<string, unknown>[] {
  const whole = toGiver(donor, amount, isNumberKept);
  const withoutNumber = without(whole, "personalNumber");
  const named = without(withoutNumber, "mobile");
  return [whole, withoutNumber, named, nobody(donor), { kind: "anonymous" }];
}

export function giverFields(donor: DonorDraft, amount: number, isOpen: boolean): readonly GiverField[] {
  if (!isOpen) return ["email"];
  if (donor.kind === "company") return ["email", "companyName", "organisationNumber", "mobile"];
  const named = ["email", "firstName", "lastName", "mobile"] as const;
  return asksForNumber(donor, amount) ? [...named, "personalNumber"] : named;
}
