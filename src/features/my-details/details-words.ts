import { donorWords } from "#src/core/donor/donor-words.ts";
import type { FormWords } from "#src/core/form/form-field.tsx";

export const detailsWords = {
  ...donorWords,
  mobile: {
    label: "myDetails.mobile",
    required: "donor.mobile.required",
    tooLong: "donor.mobile.notAPhone",
    notAMobile: "donor.mobile.notAPhone",
  },
  text: { label: "myDetails.text", required: "myDetails.text.required" },
  findEmail: {
    label: "myLink.find.email",
    required: "myLink.find.email.required",
    notAnEmail: "myLink.email.notAnEmail",
  },
  findMobile: {
    label: "myLink.find.mobile",
    required: "myLink.find.mobile.required",
    tooLong: "myLink.find.mobile.notAMobile",
    notAMobile: "myLink.find.mobile.notAMobile",
  },
  code: {
    label: "myDetails.code.label",
    required: "myDetails.code.required",
    tooShort: "myDetails.code.tooShort",
    wrongCode: "myDetails.code.wrong",
  },
} as const satisfies FormWords;
