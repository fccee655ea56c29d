import { usualBankingDaysAhead } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { z } from "zod";
import { atLeast } from "./rules.ts";
import { variable } from "./variable.ts";

export const mandates = {
  /** UNVERIFIED: so many banking days Bankgirot and the bank have to take a mandate before its first draw. */
  mandateLeadBankingDays: variable(
    "MANDATE_LEAD_BANKING_DAYS",
    z.coerce.number().int().min(1).max(60).default(usualBankingDaysAhead),
  ),
  mandateLeastAge: variable("MANDATE_LEAST_AGE", z.coerce.number().int().min(0).max(30).default(18), {
    ifGiven: atLeast(18, "nobody younger may bind themselves"),
  }),
};
