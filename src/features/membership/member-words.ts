import { donorWords } from "#src/core/donor/donor-words.ts";
import type { FormWords } from "#src/core/form/field-words.ts";

/** What is said of the fields of step 2. */
export const memberWords = {
  firstName: donorWords.firstName,
  lastName: donorWords.lastName,
  email: donorWords.email,
  mobile: donorWords.mobile,
  street: { label: "membership.street.label", required: "membership.street.required" },
  postalCode: {
    label: "membership.postalCode.label",
    required: "membership.postalCode.required",
    notAPostalCode: "membership.postalCode.notAPostalCode",
  },
  town: { label: "membership.town.label", required: "membership.town.required" },
  household: { label: "membership.household.label", required: "membership.household.required" },
} as const satisfies FormWords;
