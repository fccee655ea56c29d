import { z } from "zod";
import { accountLookupStates } from "../brite.ts";
import { bankIdToken } from "./bankid-token.ts";
import { pagePath } from "./page-path.ts";

const token = z.string().regex(/^[\w-]{43}$/, "not 32 bytes in base64url");

export const initiateBrite = z.strictObject({
  ssn: bankIdToken,
  returnTo: pagePath,
});

export const briteLookup = z.object({
  token,
  url: z.url({ protocol: /^https?$/ }),
  id: z.uuid(),
});
export type BriteLookup = z.infer<typeof briteLookup>;

export const briteResultsQuery = z.strictObject({ token });

export const briteResult = z.object({
  state: z.enum(accountLookupStates),
  account: z
    .object({
      bank: z.string(),
      clearing: z.string().nullable(),
      number: z.string(),
      holder: z.string(),
    })
    .nullable(),
});
export type BriteResult = z.infer<typeof briteResult>;
