import Kontonummer from "kontonummer";

export type ClearingRules = {
  bank: string;
  least: number;
  most: number;
  stored: number;
};

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

export function rulesOfClearing(clearing: string): ClearingRules | undefined {
  try {
    const rules = Kontonummer.getSortingCodeInfo(clearing);
    return { bank: isNordeas(Number(clearing)) ? "Nordea" : rules.bankName, ...lengthsOf(rules) };
  } catch {
    return undefined;
  }
}

export const agreesWithCheckDigit = (clearing: string, number: string): boolean =>
  new Kontonummer(clearing, number, { mode: "lax" }).valid;
