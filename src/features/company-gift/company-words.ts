import { donorWords, onEnvelope } from "#src/core/donor/donor-words.ts";
import type { FormWords } from "#src/core/form/form-field.tsx";

/** Refused are also letters that no font of ours has. */
const onDiploma = { hasLink: "company.hasLink", forbiddenCharacters: "company.forbidden" } as const;

export const giftWords: FormWords = {
  organisationNumber: {
    label: "company.organisationNumber",
    required: "company.organisationNumber.required",
    tooLong: "company.organisationNumber.wrong",
    notAnOrganisationNumber: "company.organisationNumber.wrong",
  },
  amount: { label: "company.amount", required: "company.amount.missing" },
  name: { label: "company.name", required: "company.name.required", tooLong: "company.name.tooLong", ...onDiploma },
  occasion: { label: "company.occasion", tooLong: "company.occasion.tooLong", ...onDiploma },
};

const { email, street, postalCode, town } = donorWords;
const reference = { tooLong: "company.reference.tooLong", ...onEnvelope } as const;

export const detailWords: FormWords = {
  email: { ...email, label: "company.email", required: "company.email.required" },
  name: { label: "company.companyName", required: "company.companyName.required", ...onEnvelope },
  street: { ...street, required: "company.street.required" },
  postalCode: { ...postalCode, required: "company.postalCode.required" },
  town: { ...town, required: "company.town.required" },
  reference: { label: "company.reference", ...reference },
  orderNumber: { label: "company.orderNumber", ...reference },
};
