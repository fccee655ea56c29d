import { z } from "zod";
import { bankIdActions, bankIdDevices, bankIdMessages, bankIdPurposes, bankIdStates } from "../bankid.ts";
import { languages } from "../languages.ts";
import { bankIdToken, random32 } from "./bankid-token.ts";
import { mandateFacts } from "./mandates.ts";
import { pagePath } from "./page-path.ts";

/** Opens nothing without the cookie of the browser that began. */
export const bankIdOrder = random32;

const start = z.strictObject({
  device: z.enum(bankIdDevices),
  /** What the app shows is in this language. */
  language: z.enum(languages),
  /** The page of ours to which the app leads back, with `#bankid=<nonce>` at its end. Nothing where the page stays in view. */
  returnTo: pagePath.nullable(),
});

export const authenticateBankId = start.extend({ purpose: z.enum(bankIdPurposes) });
export type AuthenticateBankId = z.infer<typeof authenticateBankId>;

/** What is signed is written by the API from these facts, in editors' words: nobody else's text is signed in our name. */
export const signBankId = z.discriminatedUnion("purpose", [
  start.extend({
    purpose: z.literal("mandate"),
    ...mandateFacts.shape,
    /** Of an identification of the same browser for the same purpose: then nobody else can sign. */
    token: bankIdToken.optional(),
  }),
]);
export type SignBankId = z.infer<typeof signBankId>;

/** By the order, or by the nonce with which the app has led back, perhaps in another tab. */
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
  /** What to tell the visitor; nothing when it is complete. */
  message: z.enum(bankIdMessages).nullable(),
  /** SVG of the code as it is this second, while another device may scan it. */
  qr: z.string().nullable(),
  /** Links that open the app on this device, while it has not been opened. */
  startUrls: z.object({ phone: z.url(), computer: z.url() }).nullable(),
  /** What the app shows, as it is signed. Nothing of an identification. */
  text: z.string().nullable(),
  /** Of a complete order: for what it was asked for, for half an hour (a signature's: ten minutes), in this browser alone. */
  token: bankIdToken.nullable(),
});
export type BankIdAnswer = z.infer<typeof bankIdAnswer>;
