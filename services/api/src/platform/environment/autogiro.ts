import { notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { bankgiro, folder } from "./rules.ts";
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
