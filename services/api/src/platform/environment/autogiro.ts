import { notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { part } from "./part.ts";
import { bankgiro, folder } from "./rules.ts";

const developmentPayee = { bankgiro: "9000000", customerNumber: "471117" };

export const autogiro = part({
  variables: {
    BANK_FILES_FOLDER: z.string().min(1).default(".data/bank-files"),
    /** So long the bank's files lie in the folder after they were read: personal numbers stand in them in plain. */
    BANK_FILES_KEPT_DAYS: z.coerce.number().int().min(1).max(90).default(14),
    AUTOGIRO_BANKGIRO: z
      .string()
      .regex(/^\d{7,8}$/, "must be seven or eight digits")
      .default(developmentPayee.bankgiro),
    AUTOGIRO_CUSTOMER_NUMBER: z
      .string()
      .regex(/^\d{1,6}$/, "must be at most six digits")
      .default(developmentPayee.customerNumber),
    /** UNVERIFIED: so many banking days before its day the bank is asked for a draw. */
    AUTOGIRO_LEAD_BANKING_DAYS: z.coerce.number().int().min(1).max(20).default(4),
  },
  production: {
    BANK_FILES_FOLDER: folder,
    AUTOGIRO_BANKGIRO: bankgiro(developmentPayee.bankgiro),
    AUTOGIRO_CUSTOMER_NUMBER: notOneOf(developmentPayee.customerNumber),
  },
  read: (env) => ({
    folder: env.BANK_FILES_FOLDER,
    filesKeptDays: env.BANK_FILES_KEPT_DAYS,
    bankgiro: env.AUTOGIRO_BANKGIRO,
    customerNumber: env.AUTOGIRO_CUSTOMER_NUMBER,
    leadBankingDays: env.AUTOGIRO_LEAD_BANKING_DAYS,
  }),
});
