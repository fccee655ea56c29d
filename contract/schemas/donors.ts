import { z } from "zod";
import { problem } from "../field-problems.ts";
import { isName } from "../is-name.ts";
import { isSeen, lettersIn, marksBeyond, plainText } from "../plain-text.ts";
import { toMobile, toOrganisationNumber, toPersonalNumber, toTelephone } from "../swedish-numbers.ts";
import { longest } from "../text-lengths.ts";

const mostLetters = 80;
const mostCharacters = 400;

/** NFC, so that a name has the same hash however the keyboard composed it. */
export const oneLine = z
  .string({ error: problem("required") })
  // Before normalize, which takes nearly a second on a body full of marks.
  .max(mostCharacters, { error: problem("tooLong"), abort: true })
  .trim()
  .normalize("NFC")
  .min(1, problem("required"))
  .regex(plainText, problem("forbiddenCharacters"))
  .refine((name) => lettersIn(name) <= mostLetters, problem("tooLong"))
  .refine((name) => name.search(marksBeyond) === -1, problem("forbiddenCharacters"))
  .refine(isSeen, problem("required"));

export const personName = oneLine.refine(isName, problem("notAName"));

const written = (most: number) =>
  z
    .string({ error: problem("required") })
    .trim()
    .min(1, problem("required"))
    .max(most, problem("tooLong"));

export const emailAddress = written(longest.email).pipe(z.email(problem("notAnEmail")));

export const mobileNumber = written(30).refine((number) => toMobile(number) !== undefined, problem("notAMobile"));

export const telephoneNumber = written(30).refine((number) => toTelephone(number) !== undefined, problem("notAPhone"));

export const personalNumber = written(20).refine(
  (number) => toPersonalNumber(number) !== undefined,
  problem("notAPersonalNumber"),
);

export const organisationNumber = written(20).refine(
  (number) => toOrganisationNumber(number) !== undefined,
  problem("notAnOrganisationNumber"),
);

/** The personal number is for the tax reduction alone. */
const person = z.strictObject({
  kind: z.literal("person"),
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  mobile: telephoneNumber.optional(),
  personalNumber: personalNumber.optional(),
});
const company = z.strictObject({
  kind: z.literal("company"),
  companyName: oneLine,
  organisationNumber,
  email: emailAddress,
  mobile: telephoneNumber.optional(),
});
const anonymous = z.strictObject({ kind: z.literal("anonymous"), email: emailAddress.optional() });

export const donor = z.discriminatedUnion("kind", [person, company, anonymous]);
export type Donor = z.infer<typeof donor>;

const optionalEmail = { email: emailAddress.optional() };

/** Who gives where the receipt lies on the page: it is mailed to whoever likes. */
export const giver = z.discriminatedUnion("kind", [
  person.extend(optionalEmail),
  company.extend(optionalEmail),
  anonymous,
]);
export type Giver = z.infer<typeof giver>;
