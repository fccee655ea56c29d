type PersonTaxRule = { from: number; leastGift: number; leastInYear: number; mostReduction: number; percent: number };

/** By the income year from which each holds. SEK. UNVERIFIED for years to come: one place to change. */
const rules: readonly [PersonTaxRule, ...PersonTaxRule[]] = [
  { from: 2020, leastGift: 200, leastInYear: 2_000, mostReduction: 1_500, percent: 25 },
  { from: 2022, leastGift: 200, leastInYear: 2_000, mostReduction: 3_000, percent: 25 },
];

export const personTaxRule = (year: number): PersonTaxRule | undefined => rules.findLast(({ from }) => from <= year);

/** At the turn of the year Sweden is an hour ahead of UTC. */
const thisYear = (): number => new Date(Date.now() + 3_600_000).getUTCFullYear();

/** By it a form asks for a personal number, and a receipt says what a gift of its year gives. */
export const giftTaxRule = (year = thisYear()): PersonTaxRule => personTaxRule(year) ?? rules[0];

/** What a year's gifts of so many SEK give back. Each of them counts by itself, `leastGift` at least. */
export const taxReduction = (year: number, counted: number): number => {
  const rule = personTaxRule(year);
  if (rule === undefined || counted < rule.leastInYear) return 0;
  return Math.min(Math.floor((counted * rule.percent) / 100), rule.mostReduction);
};
