import Kontonummer from "kontonummer";

/** What Bankgirot's list says of the accounts behind a clearing number. */
export type ClearingRules = {
  bank: string;
  /** How many digits an account number may be written with. */
  least: number;
  most: number;
  /** With how many digits it is kept, filled with zeros from the left. */
  stored: number;
};

/** Länsförsäkringar has the first ten of these; the library gives it the rest too, which are Nordea's. Both check alike. */
const isNordeas = (clearing: number): boolean => clearing >= 3410 && clearing <= 3499;

/** Old accounts of savings banks are shorter than the ten digits that the library wants of them. */
const leastOfSavingsBanks = 6;

const lengthsOf = (rules: ReturnType<typeof Kontonummer.getSortingCodeInfo>): Omit<ClearingRules, "bank"> => {
  if (rules.type === 1) return { least: 7, most: 7, stored: 7 };
  const { bankName, accountMinLength: least = 2, accountMaxLength: most = 10 } = rules;
  if (bankName === "Swedbank" && rules.comment === 3) return { least: leastOfSavingsBanks, most: 10, stored: 10 };
  return { least, most, stored: most };
};

/** Nothing for a clearing number that no bank has. */
export function rulesOfClearing(clearing: string): ClearingRules | undefined {
  try {
    const rules = Kontonummer.getSortingCodeInfo(clearing);
    return { bank: isNordeas(Number(clearing)) ? "Nordea" : rules.bankName, ...lengthsOf(rules) };
  } catch {
    return undefined;
  }
}

/** Whether the check digit agrees. Some accounts have none, so a number that fails may be right. */
export const agreesWithCheckDigit = (clearing: string, number: string): boolean =>
  new Kontonummer(clearing, number, { mode: "lax" }).valid;
