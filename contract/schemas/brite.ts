import { z } from "zod";
import { accountLookupStates } from "../brite.ts";
import { bankIdToken, random32 } from "./bankid-token.ts";
import { pagePath } from "./page-path.ts";

export const initiateBrite = z.strictObject({ ssn: bankIdToken, returnTo: pagePath });

export const briteLookup = z.object({
  token: random32,
  url: z.url({ protocol: /^https?$/ }),
  id: z.uuid(),
});
export type BriteLookup = z.infer<typeof briteLookup>;

export const briteResultsQuery = z.strictObject({ token: random32 });

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
