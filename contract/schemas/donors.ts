import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { isName } from "../is-name.ts";
import { isSeen, lettersIn, marksBeyond, plainText } from "../plain-text.ts";
import { toMobile, toOrganisationNumber, toPersonalNumber, toTelephone } from "../swedish-numbers.ts";

const problem = (code: FieldProblem) => code;

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

const longestEmail = 254;
export const emailAddress = z
  .string({ error: problem("required") })
  .trim()
  .min(1, problem("required"))
  .max(longestEmail, problem("tooLong"))
  .pipe(z.email(problem("notAnEmail")));

const writtenNumber = z
  .string({ error: problem("required") })
  .trim()
  .min(1, problem("required"))
  .max(30, problem("tooLong"));

export const mobileNumber = writtenNumber.refine((written) => toMobile(written) !== undefined, problem("notAMobile"));

export const telephoneNumber = writtenNumber.refine(
  (written) => toTelephone(written) !== undefined,
  problem("notAPhone"),
);

export const personalNumber = z
  .string({ error: problem("required") })
  .trim()
  .min(1, problem("required"))
  .max(20, problem("tooLong"))
  .refine((written) => toPersonalNumber(written) !== undefined, problem("notAPersonalNumber"));

const organisationNumber = z
  .string({ error: problem("required") })
  .trim()
  .min(1, problem("required"))
  .max(20, problem("tooLong"))
  .refine((written) => toOrganisationNumber(written) !== undefined, problem("notAnOrganisationNumber"));

/** The personal number is for the tax reduction alone. */
export const donor = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("person"),
    firstName: personName,
    lastName: personName,
    email: emailAddress,
    mobile: telephoneNumber.optional(),
    personalNumber: personalNumber.optional(),
  }),
  z.strictObject({
    kind: z.literal("company"),
    companyName: oneLine,
    organisationNumber,
    email: emailAddress,
    mobile: telephoneNumber.optional(),
  }),
  z.strictObject({ kind: z.literal("anonymous"), email: emailAddress.optional() }),
]);
export type Donor = z.infer<typeof donor>;
