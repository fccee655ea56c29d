import { agreesWithCheckDigit, rulesOfClearing } from "./lib/clearing-numbers.ts";
import { luhnHolds } from "./lib/luhn.ts";
import { digitsOf, hasFifthDigit, meantBy, numberAlone, type WrittenAccount } from "./lib/written-account.ts";

export type { WrittenAccount };
export type AccountField = keyof WrittenAccount;
export type AccountProblem = "required" | "forbiddenCharacters" | "tooShort" | "tooLong" | "unknownClearing";
export type AccountProblems = Partial<Record<AccountField, AccountProblem>>;

/** As it is kept: four digits, and as many as its bank's accounts have. */
export type BankAccount = { bank: string; clearing: string; number: string };

export type ReadAccount =
  /** In the doubtful fields a check digit does not agree. Some accounts have none, so it warns and stops nobody. */
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

  const alone = numberAlone(clearing, digits, rules);
  if (alone.length < rules.least) return { verdict: "stops", problems: { number: "tooShort" } };
  if (alone.length > rules.most) return { verdict: "stops", problems: { number: "tooLong" } };
  const number = alone.padStart(rules.stored, "0");
  const doubtful: AccountField[] = [];
  if (written.length > clearingLength && !luhnHolds(written)) doubtful.push("clearing");
  if (!agreesWithCheckDigit(clearing, number)) doubtful.push("number");
  return { verdict: doubtful.length === 0 ? "ok" : "warns", bank: rules.bank, clearing, number, doubtful };
}

/** What is meant by what somebody wrote, and whether it can be so. Form and API ask the same. */
export function readAccount(written: WrittenAccount): ReadAccount {
  const digits = { clearing: digitsOf(written.clearing), number: digitsOf(written.number) };
  const meant = meantBy(digits).map(judge);
  return meant.find(({ verdict }) => verdict === "ok") ?? judge(digits);
}

/** Said while somebody writes: nothing before there are four digits, or where no bank has them. */
export const bankOfClearing = (written: string): string | undefined => {
  const digits = digitsOf(written);
  return /^\d{4}/.test(digits) ? rulesOfClearing(digits.slice(0, clearingLength))?.bank : undefined;
};

/** As Bankgirot's files have it: sixteen digits. */
export const accountInFiles = ({ clearing, number }: Pick<BankAccount, "clearing" | "number">): string =>
  `${clearing}${number.padStart(12, "0")}`;
