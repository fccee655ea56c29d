import { z } from "zod";
import type { FieldProblem } from "../field-problems.ts";
import { mostInHousehold } from "../households.ts";
import { languages } from "../languages.ts";
import { emailAddress, oneLine, personName, telephoneNumber } from "./donors.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, orderReference } from "./orders.ts";

const problem = (code: FieldProblem) => code;

/** As editors have named it in the content service. */
export const membershipCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "not a membership");

const longestLine = 100;
const postalLine = oneLine.max(longestLine, problem("tooLong"));

/** Where the paper is sent. Five digits, however they are written, of a Swedish town. */
export const postalAddress = z.strictObject({
  street: postalLine,
  postalCode: z
    .string({ error: problem("required") })
    .trim()
    .min(1, problem("required"))
    .transform((written) => written.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^[1-9]\d{4}$/, problem("notAPostalCode"))),
  town: postalLine,
});

/** Who becomes a member. The receipt and the card go to the e-mail address. */
export const member = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  mobile: telephoneNumber.optional(),
  ...postalAddress.shape,
});
export type Member = z.infer<typeof member>;

export const membershipOrder = z.strictObject({
  idempotencyKey,
  membership: membershipCode,
  /** The fee that the visitor saw, in SEK: another one is never taken in silence. */
  amount: sekAmount,
  member,
  /** The others of the household, of a kind that is for all of it. */
  household: z.array(personName).max(mostInHousehold, problem("tooLong")),
  language: z.enum(languages),
  /** The unpaid order that this one takes the place of. */
  replaces: orderReference.optional(),
});
export type MembershipOrder = z.infer<typeof membershipOrder>;
