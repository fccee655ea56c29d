import { readAccount, type BankAccount, type WrittenAccount } from "@hjarta-lunga/contract/accounts.ts";
import { Refusal } from "../../../platform/http/refusal.ts";

/** A wrong check digit is not refused: the form has warned already. */
export const accountOf = (written: WrittenAccount): BankAccount => {
  const read = readAccount(written);
  if (read.verdict === "stops") {
    const problems = Object.entries(read.problems).map(([field, problem]) => [`account.${field}`, problem]);
    throw new Refusal("validation_failed", Object.fromEntries(problems) as Record<string, string>);
  }
  const { bank, clearing, number } = read;
  return { bank, clearing, number };
};
