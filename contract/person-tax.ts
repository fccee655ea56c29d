/** By the income year from which each holds. SEK. UNVERIFIED for years to come: one place to change. */
const rules = [
  { from: 2020, leastGift: 200, leastInYear: 2_000, mostReduction: 1_500, percent: 25 },
  { from: 2022, leastGift: 200, leastInYear: 2_000, mostReduction: 3_000, percent: 25 },
];

export type PersonTaxRule = (typeof rules)[number];

export const personTaxRule = (year: number): PersonTaxRule | undefined => rules.findLast(({ from }) => from <= year);

/** What a year's gifts of so many SEK give back. Each of them counts by itself, `leastGift` at least. */
export const taxReduction = (year: number, counted: number): number => {
  const rule = personTaxRule(year);
  if (rule === undefined || counted < rule.leastInYear) return 0;
  return Math.min(Math.floor((counted * rule.percent) / 100), rule.mostReduction);
};
