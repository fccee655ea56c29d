import { agreesWithCheckDigit, rulesOfClearing } from "./lib/clearing-numbers.ts";
import { luhnHolds } from "./lib/luhn.ts";
import {
  digitsOf,
  hasFifthDigit,
  possibleSplits,
  withoutRepeatedPrefix,
  type WrittenAccount,
} from "./lib/written-account.ts";

export type { WrittenAccount };
export type AccountField = keyof WrittenAccount;
export type AccountProblem = "required" | "forbiddenCharacters" | "tooShort" | "tooLong" | "unknownClearing";
export type AccountProblems = Partial<Record<AccountField, AccountProblem>>;

export type BankAccount = { bank: string; clearing: string; number: string };

export type ReadAccount =
  /** Accounts at some banks have no check digit, so one that does not agree is only a warning. */
  | (BankAccount & { verdict: "ok" | "warns"; doubtful: AccountField[] })
  | { verdict: "stops"; problems: AccountProblems };

const clearingLength = 4;

const problemOfText = (digits: string): AccountProblem | undefined => {
  if (digits === "") return "required";
  return /^\d+$/.test(digits) ? undefined : "forbiddenCharacters";
};

const problemOfClearing = (digits: string): AccountProblem | undefined => {
  const most = clearingLength + (hasFifthDigit(digits) ? 1 : 0);
  if (digits.length < clearingLength) return "tooShort";
  if (digits.length > most) return "tooLong";
  return rulesOfClearing(digits) === undefined ? "unknownClearing" : undefined;
};

function judge({ clearing: written, number: digits }: WrittenAccount): ReadAccount {
  const clearing = written.slice(0, clearingLength);
  const rules = rulesOfClearing(clearing);
  const problems: AccountProblems = {};
  const ofClearing = problemOfText(written) ?? problemOfClearing(written);
  if (ofClearing !== undefined) problems.clearing = ofClearing;
  const ofNumber = problemOfText(digits);
  if (ofNumber !== undefined) problems.number = ofNumber;
  if (rules === undefined || ofClearing !== undefined || ofNumber !== undefined) return { verdict: "stops", problems };

  const alone = withoutRepeatedPrefix(clearing, digits, rules);
  if (alone.length < rules.least) return { verdict: "stops", problems: { number: "tooShort" } };
  if (alone.length > rules.most) return { verdict: "stops", problems: { number: "tooLong" } };
  const number = alone.padStart(rules.stored, "0");
  const doubtful: AccountField[] = [];
  if (written.length > clearingLength && !luhnHolds(written)) doubtful.push("clearing");
  if (!agreesWithCheckDigit(clearing, number)) doubtful.push("number");
  return { verdict: doubtful.length === 0 ? "ok" : "warns", bank: rules.bank, clearing, number, doubtful };
}

export function readAccount(written: WrittenAccount): ReadAccount {
  const digits = { clearing: digitsOf(written.clearing), number: digitsOf(written.number) };
  const meant = possibleSplits(digits).map(judge);
  return meant.find(({ verdict }) => verdict === "ok") ?? judge(digits);
}

export const bankOfClearing = (written: string): string | undefined => {
  const digits = digitsOf(written);
  return /^\d{4}/.test(digits) ? rulesOfClearing(digits.slice(0, clearingLength))?.bank : undefined;
};

export const accountInFiles = ({ clearing, number }: Pick<BankAccount, "clearing" | "number">): string =>
  `${clearing}${number.padStart(12, "0")}`;
