import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

/** Where a field can be said more of than in general. */
const ofField: Readonly<Record<string, Partial<Record<FieldProblem, TextKey>>>> = {
  firstName: { required: "donor.firstName.required" },
  lastName: { required: "donor.lastName.required" },
  companyName: { required: "donor.companyName.required" },
  organisationNumber: {
    required: "donor.organisationNumber.required",
    tooLong: "donor.organisationNumber.notAnOrganisationNumber",
    notAnOrganisationNumber: "donor.organisationNumber.notAnOrganisationNumber",
  },
  email: { required: "donor.email.required", notAnEmail: "donor.email.notAnEmail" },
  mobile: {
    required: "donor.mobile.required",
    tooLong: "donor.mobile.notAPhone",
    notAPhone: "donor.mobile.notAPhone",
  },
  personalNumber: {
    required: "donor.personalNumber.required",
    tooLong: "donor.personalNumber.notAPersonalNumber",
    notAPersonalNumber: "donor.personalNumber.notAPersonalNumber",
    onlyForTaxReduction: "donor.personalNumber.onlyForTaxReduction",
  },
};

const general: Partial<Record<FieldProblem, TextKey>> = {
  required: "form.required",
  tooLong: "form.tooLong",
  forbiddenCharacters: "form.forbiddenCharacters",
};

export const donorProblemKey = (field: string, problem: FieldProblem): TextKey =>
  ofField[field]?.[problem] ?? general[problem] ?? "form.notRight";

/** Away from its field, what is said of any field says nothing without the field's name. */
export const saysItsField = (field: string, problem: FieldProblem): boolean => ofField[field]?.[problem] !== undefined;
