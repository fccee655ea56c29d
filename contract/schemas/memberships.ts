import { z } from "zod";
import { problem } from "../field-problems.ts";
import { mostInHousehold } from "../households.ts";
import { languages } from "../languages.ts";
import { emailAddress, oneLine, personName, telephoneNumber } from "./donors.ts";
import { sekAmount } from "./money.ts";
import { idempotencyKey, orderReference } from "./orders.ts";

export const membershipCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "not a membership");

const longestLine = 100;
const postalLine = oneLine.max(longestLine, problem("tooLong"));

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

export const member = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  mobile: telephoneNumber.optional(),
  ...postalAddress.shape,
});

export const membershipOrder = z.strictObject({
  idempotencyKey,
  membership: membershipCode,
  /** As the visitor saw it: another fee is never taken in silence. */
  amount: sekAmount,
  member,
  household: z.array(personName).max(mostInHousehold, problem("tooLong")),
  language: z.enum(languages),
  replaces: orderReference.optional(),
});
export type MembershipOrder = z.infer<typeof membershipOrder>;
