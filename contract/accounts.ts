import Kontonummer from "kontonummer";
import { luhnHolds } from "./lib/luhn.ts";

type ClearingRules = { bank: string; least: number; most: number; stored: number };

/** Länsförsäkringar has only the first ten; the library gives it the rest too. Both use the same check. */
const isNordeas = (clearing: number): boolean => clearing >= 3410 && clearing <= 3499;

/** Older than the ten digits that the library demands. */
const leastOfSavingsBanks = 6;

const lengthsOf = (rules: ReturnType<typeof Kontonummer.getSortingCodeInfo>): Omit<ClearingRules, "bank"> => {
  if (rules.type === 1) return { least: 7, most: 7, stored: 7 };
  const { bankName, accountMinLength: least = 2, accountMaxLength: most = 10 } = rules;
  if (bankName === "Swedbank" && rules.comment === 3) return { least: leastOfSavingsBanks, most: 10, stored: 10 };
  return { least, most, stored: most };
};

function rulesOfClearing(clearing: string): ClearingRules | undefined {
  try {
    const rules = Kontonummer.getSortingCodeInfo(clearing);
    return { bank: isNordeas(Number(clearing)) ? "Nordea" : rules.bankName, ...lengthsOf(rules) };
  } catch {
    return undefined;
  }
}

const agreesWithCheckDigit = (clearing: string, number: string): boolean =>
  new Kontonummer(clearing, number, { mode: "lax" }).valid;

export type WrittenAccount = { clearing: string; number: string };

const fullWidth = /[\uFF10-\uFF19]/g;
const fullWidthOffset = 0xfee0;
/** Also the invisible direction marks that come along when a number is copied. */
const separators = /[\s\p{Pd}\p{Cf}\u2212.,:/]/gu;

const digitsOf = (written: string): string =>
  written
    .replaceAll(fullWidth, (digit) => String.fromCharCode(digit.charCodeAt(0) - fullWidthOffset))
    .replaceAll(separators, "");

const split = (digits: string, at: number): WrittenAccount => ({
  clearing: digits.slice(0, at),
  number: digits.slice(at),
});

/** Swedbank's clearing numbers begin with 8; the fifth digit is the check digit of the other four. */
const hasFifthDigit = (clearing: string): boolean => clearing.startsWith("8");

function possibleSplits({ clearing, number }: WrittenAccount): WrittenAccount[] {
  const whole = clearing === "" || number === "" ? `${clearing}${number}` : "";
  // Shorter than any account number with its clearing number.
  if (whole.length < 11) return [];
  const isLong = whole.length === 14;
  return hasFifthDigit(whole) && !isLong ? [split(whole, 5), split(whole, 4)] : [split(whole, 4)];
}

/** Drops what people write in front: the clearing number, its fifth digit, or the century of a personal number. */
function withoutRepeatedPrefix(clearing: string, digits: string, rules: ClearingRules): string {
  const extra = digits.slice(0, -rules.most);
  if (extra === "") return digits;
  if (digits.startsWith(clearing)) return withoutRepeatedPrefix(clearing, digits.slice(clearing.length), rules);
  const isFifthDigit = hasFifthDigit(clearing) && extra.length === 1 && luhnHolds(`${clearing}${extra}`);
  const isCentury = rules.bank === "Nordea" && rules.most === 10 && /^(?:19|20)$/.test(extra);
  return isFifthDigit || isCentury ? digits.slice(extra.length) : digits;
}

export type AccountField = keyof WrittenAccount;
type AccountProblem = "required" | "forbiddenCharacters" | "tooShort" | "tooLong" | "unknownClearing";
type AccountProblems = Partial<Record<AccountField, AccountProblem>>;

export type BankAccount = { bank: string; clearing: string; number: string };

type ReadAccount =
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

/** As banks' files name it. Bankgiro numbers come with a hyphen or with zeros before them, an IBAN with spaces. */
export const plainAccount = (written: string): string =>
  written.replaceAll(/[\s-]/g, "").toUpperCase().replace(/^0+/, "");
