import { usualBankingDaysAhead } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { z } from "zod";
import { part } from "./part.ts";
import { atLeast } from "./rules.ts";

export const mandates = part({
  variables: {
    /** UNVERIFIED: so many banking days Bankgirot and the bank have to take a mandate before its first draw. */
    MANDATE_LEAD_BANKING_DAYS: z.coerce.number().int().min(1).max(60).default(usualBankingDaysAhead),
    MANDATE_LEAST_AGE: z.coerce.number().int().min(0).max(30).default(18),
  },
  productionIfGiven: { MANDATE_LEAST_AGE: atLeast(18, "nobody younger may bind themselves") },
  read: (env) => ({
    mandateLeadBankingDays: env.MANDATE_LEAD_BANKING_DAYS,
    mandateLeastAge: env.MANDATE_LEAST_AGE,
  }),
});
