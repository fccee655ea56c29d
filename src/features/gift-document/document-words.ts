import { donorWords, onEnvelope } from "#src/core/donor/donor-words.ts";
import type { FormWords } from "#src/core/form/field-words.ts";

const { street, postalCode, town } = donorWords;
/** Refused are also letters that no font of ours has. */
const onDocument = { hasLink: "giftDocument.hasLink", forbiddenCharacters: "giftDocument.forbidden" } as const;
const name = { ...onDocument, tooLong: "giftDocument.name.tooLong" } as const;

export const documentWords: FormWords = {
  to: { label: "giftDocument.to", required: "giftDocument.to.required", ...name },
  from: { label: "giftDocument.from", required: "giftDocument.from.required", ...name },
  greeting: {
    label: "giftDocument.greeting",
    tooLong: "giftDocument.greeting.tooLong",
    tooManyLines: "giftDocument.greeting.tooManyLines",
    ...onDocument,
  },
  amount: { label: "giftDocument.amount", required: "giftDocument.amount.missing" },
  recipient: {
    label: "giftDocument.recipient",
    required: "giftDocument.recipient.required",
    ...onEnvelope,
    hasLink: "giftDocument.hasLink",
  },
  street: { ...street, required: "giftDocument.street.required" },
  postalCode: { ...postalCode, required: "giftDocument.postalCode.required" },
  town: { ...town, required: "giftDocument.town.required" },
};
