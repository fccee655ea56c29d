import { z } from "zod";
import { bankIdActions, bankIdDevices, bankIdMessages, bankIdPurposes, bankIdStates } from "../bankid.ts";
import { languages } from "../languages.ts";
import { bankIdToken, random32 } from "./bankid-token.ts";
import { mandateFacts } from "./mandates.ts";
import { pagePath } from "./page-path.ts";

export const bankIdOrder = random32;

const start = z.strictObject({
  device: z.enum(bankIdDevices),
  language: z.enum(languages),
  /** The app returns here with `#bankid=<nonce>`. Null when the page stays open. */
  returnTo: pagePath.nullable(),
});

export const authenticateBankId = start.extend({ purpose: z.enum(bankIdPurposes) });
export type AuthenticateBankId = z.infer<typeof authenticateBankId>;

/** The API writes the signed text from these facts: nobody else's words are signed in our name. */
export const signBankId = z.discriminatedUnion("purpose", [
  start.extend({
    purpose: z.literal("mandate"),
    ...mandateFacts.shape,
    /** Of an earlier identification: then only that person can sign. */
    token: bankIdToken.optional(),
  }),
]);
export type SignBankId = z.infer<typeof signBankId>;

export const pollBankId = z
  .strictObject({ order: bankIdOrder.optional(), nonce: random32.optional() })
  .refine(({ order, nonce }) => (order === undefined) !== (nonce === undefined), {
    ...{ path: ["order"], message: "either this or a nonce" },
  });
export type PollBankId = z.infer<typeof pollBankId>;

export const bankIdAnswer = z.object({
  order: bankIdOrder,
  purpose: z.enum(bankIdPurposes),
  action: z.enum(bankIdActions),
  device: z.enum(bankIdDevices),
  state: z.enum(bankIdStates),
  message: z.enum(bankIdMessages).nullable(),
  qr: z.string().nullable(),
  startUrls: z.object({ phone: z.url(), computer: z.url() }).nullable(),
  text: z.string().nullable(),
  /** Valid for half an hour, for ten minutes after a signature, and in this browser only. */
  token: bankIdToken.nullable(),
});
export type BankIdAnswer = z.infer<typeof bankIdAnswer>;
