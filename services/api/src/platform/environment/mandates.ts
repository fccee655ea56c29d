import { usualBankingDaysAhead } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { z } from "zod";
import { notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { plainAccount } from "@hjarta-lunga/contract/accounts.ts";
import { atLeast, bankgiro, folder, ownAccounts } from "./rules.ts";
import { variable } from "./variable.ts";

const developmentPayee = { bankgiro: "9000000", customerNumber: "471117" };
const bankgiroNumber = z.string().regex(/^\d{7,8}$/, "must be seven or eight digits");
const customerNumber = z.string().regex(/^\d{1,6}$/, "must be at most six digits");

export const autogiro = {
  folder: variable("BANK_FILES_FOLDER", z.string().min(1).default(".data/bank-files"), { production: folder }),
  /** So long the bank's files lie in the folder after they were read: personal numbers stand in them in plain. */
  filesKeptDays: variable("BANK_FILES_KEPT_DAYS", z.coerce.number().int().min(1).max(90).default(14)),
  bankgiro: variable("AUTOGIRO_BANKGIRO", bankgiroNumber.default(developmentPayee.bankgiro), {
    production: bankgiro(developmentPayee.bankgiro),
  }),
  customerNumber: variable("AUTOGIRO_CUSTOMER_NUMBER", customerNumber.default(developmentPayee.customerNumber), {
    production: notOneOf(developmentPayee.customerNumber),
  }),
  /** UNVERIFIED: so many banking days before its day the bank is asked for a draw. */
  leadBankingDays: variable("AUTOGIRO_LEAD_BANKING_DAYS", z.coerce.number().int().min(1).max(20).default(4)),
};

/** "900-0000=SE35 5000 0000 0549 1000 0003, 123-4566": accounts, and all names that the bank may call each by. */
const accountNames = z
  .string()
  .transform((list) => list.split(",").map((names) => names.split("=").map(plainAccount)))
  .refine(
    (accounts) => accounts.flat().every((name) => /^[0-9A-Z]{4,34}$/.test(name)),
    "must be accounts, with commas",
  );

export const moneyIn = {
  accounts: variable("MONEY_IN_ACCOUNTS", accountNames.default([[developmentPayee.bankgiro]]), {
    production: ownAccounts(developmentPayee.bankgiro),
  }),
};

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
