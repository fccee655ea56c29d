import { donorWords, onEnvelope } from "#src/core/donor/donor-words.ts";
import type { FormWords } from "#src/core/form/form-field.tsx";

const { street, postalCode, town } = donorWords;
/** Refused are also letters that no font of the sheet has. */
const onSheet = { hasLink: "memorial.hasLink", forbiddenCharacters: "memorial.forbidden" } as const;
const nameOnSheet = { ...onSheet, tooLong: "memorial.name.tooLong" } as const;
const year = { notAYear: "memorial.notAYear", diedBeforeBorn: "memorial.diedBeforeBorn" } as const;

export const memorialWords = {
  remembered: {
    label: "memorial.search.label",
    required: "memorial.name.required",
    anotherPerson: "memorial.name.anotherPerson",
    ...nameOnSheet,
  },
  bornYear: { label: "memorial.bornYear", ...year },
  diedYear: { label: "memorial.diedYear", ...year },
  greeting: {
    label: "memorial.greeting.label",
    tooLong: "memorial.greeting.tooLong",
    tooManyLines: "memorial.greeting.tooManyLines",
    ...onSheet,
  },
  givers: { label: "memorial.givers.label", required: "memorial.givers.required", ...nameOnSheet },
  funeral: { label: "memorial.parlorSearch.label", required: "memorial.parlor.required" },
  day: {
    label: "memorial.day",
    required: "memorial.day.required",
    notADay: "memorial.day.required",
    tooLate: "memorial.day.tooLate",
  },
  place: { label: "memorial.place" },
  handTo: { label: "memorial.handTo", required: "memorial.handTo.required" },
  recipient: { label: "memorial.recipient", required: "memorial.recipient.required", ...onEnvelope },
  street: { ...street, required: "memorial.street.required" },
  postalCode: { ...postalCode, required: "memorial.postalCode.required" },
  town: { ...town, required: "memorial.town.required" },
} as const satisfies FormWords;
