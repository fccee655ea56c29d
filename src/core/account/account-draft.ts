import { readAccount, type WrittenAccount } from "@hjarta-lunga/contract/accounts.ts";
import type { BriteResult } from "@hjarta-lunga/contract/schemas/brite.ts";
import type { FormWords } from "../form/form-field.tsx";

export type AccountDraft = WrittenAccount;
export const emptyAccount: AccountDraft = { clearing: "", number: "" };

export const fetchedAccount = ({ clearing, number }: NonNullable<BriteResult["account"]>): AccountDraft => ({
  clearing: clearing ?? "",
  number,
});

export const accountFields = ["clearing", "number"] as const;

export const accountWords = {
  clearing: {
    label: "account.clearing.label",
    required: "account.clearing.required",
    forbiddenCharacters: "account.clearing.forbiddenCharacters",
    tooShort: "account.clearing.tooShort",
    tooLong: "account.clearing.tooLong",
    unknownClearing: "account.clearing.unknownClearing",
  },
  number: {
    label: "account.number.label",
    required: "account.number.required",
    forbiddenCharacters: "account.number.forbiddenCharacters",
    tooShort: "account.number.tooShort",
    tooLong: "account.number.tooLong",
  },
} as const satisfies FormWords;

export function meantAccount(draft: AccountDraft) {
  const read = readAccount(draft);
  return read.verdict === "stops" ? null : { bank: read.bank, clearing: read.clearing, number: read.number };
}
