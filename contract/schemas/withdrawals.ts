import { z } from "zod";
import { problem } from "../field-problems.ts";
import { languages } from "../languages.ts";
import { isSeen, plainLines } from "../plain-text.ts";
import { longestWithdrawnPart } from "../withdrawals.ts";
import { emailAddress, personName } from "./donors.ts";
import { idempotencyKey } from "./orders.ts";

const longestTyped = 40;

/** As it may be read from a receipt: no letter of it is I, L or O. */
const asTyped = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[\s.-]/g, "")
    .replaceAll(/[IL]/g, "1")
    .replaceAll("O", "0");

export const orderNumber = z
  .string({ error: problem("required") })
  .max(longestTyped, { error: problem("notAnOrderNumber"), abort: true })
  .transform(asTyped)
  .pipe(
    z
      .string()
      .min(1, { error: problem("required"), abort: true })
      .regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, problem("notAnOrderNumber")),
  );

/** Which articles, in the customer's own words. */
export const withdrawnPart = z
  .string({ error: problem("required") })
  .max(longestWithdrawnPart, { error: problem("tooLong"), abort: true })
  .transform((text) => plainLines(text).trim())
  .refine(isSeen, problem("required"));

/** The law lets whoever withdraws give their name, and demands no reason. */
export const withdrawal = z.strictObject({
  idempotencyKey,
  orderNumber,
  email: emailAddress,
  name: personName.optional(),
  /** Left out of who withdraws from all of it. */
  part: withdrawnPart.optional(),
  language: z.enum(languages),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const withdrawalReceipt = z.object({
  receivedAt: z.iso.datetime(),
  sendBackBy: z.iso.date(),
  moneyBackBy: z.iso.date(),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceipt>;
