import { z } from "zod";
import { accountLookupStates } from "../brite.ts";
import { bankIdToken } from "./bankid-token.ts";
import { pagePath } from "./page-path.ts";

const token = z.string().regex(/^[\w-]{43}$/, "not 32 bytes in base64url");

export const initiateBrite = z.strictObject({
  /** Of an identification for a mandate. */
  ssn: bankIdToken,
  /** The page of ours to which the bank leads back. */
  returnTo: pagePath,
});

export const briteLookup = z.object({
  /** For Results, in this browser alone. */
  token,
  /** The page on which the visitor logs in at their bank and chooses an account. */
  url: z.url({ protocol: /^https?$/ }),
  id: z.uuid(),
});
export type BriteLookup = z.infer<typeof briteLookup>;

export const briteResultsQuery = z.strictObject({ token });

export const briteResult = z.object({
  state: z.enum(accountLookupStates),
  /** Of a complete one. No more than the form needs. */
  account: z
    .object({
      bank: z.string(),
      /** Nothing where the bank did not tell it: then the visitor writes it. */
      clearing: z.string().nullable(),
      number: z.string(),
      /** As the bank writes the holder's name. */
      holder: z.string(),
    })
    .nullable(),
});
export type BriteResult = z.infer<typeof briteResult>;
