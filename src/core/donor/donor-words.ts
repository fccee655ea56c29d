import type { FormWords } from "../form/form-field.tsx";

/** Refused are also letters that cannot be printed. */
export const onEnvelope = { forbiddenCharacters: "donor.address.forbidden" } as const;

export const donorWords = {
  firstName: { label: "donor.firstName.label", required: "donor.firstName.required" },
  lastName: { label: "donor.lastName.label", required: "donor.lastName.required" },
  companyName: { label: "donor.companyName.label", required: "donor.companyName.required" },
  organisationNumber: {
    label: "donor.organisationNumber.label",
    required: "donor.organisationNumber.required",
    tooLong: "donor.organisationNumber.notAnOrganisationNumber",
    notAnOrganisationNumber: "donor.organisationNumber.notAnOrganisationNumber",
  },
  email: {
    label: "donor.email.label",
    required: "donor.email.required",
    notAnEmail: "donor.email.notAnEmail",
  },
  mobile: {
    label: "donor.mobile.label",
    required: "donor.mobile.required",
    tooLong: "donor.mobile.notAPhone",
    notAPhone: "donor.mobile.notAPhone",
  },
  personalNumber: {
    label: "donor.personalNumber.label",
    required: "donor.personalNumber.required",
    tooLong: "donor.personalNumber.notAPersonalNumber",
    notAPersonalNumber: "donor.personalNumber.notAPersonalNumber",
    onlyForTaxReduction: "donor.personalNumber.onlyForTaxReduction",
  },
  street: { label: "donor.street.label", required: "donor.street.required", ...onEnvelope },
  postalCode: {
    label: "donor.postalCode.label",
    required: "donor.postalCode.required",
    notAPostalCode: "donor.postalCode.notAPostalCode",
  },
  town: { label: "donor.town.label", required: "donor.town.required", ...onEnvelope },
} as const satisfies FormWords;
