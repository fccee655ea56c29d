import { toOrganisationNumber } from "./swedish-numbers.ts";

/** By the income year from which each holds. SEK. The rate is that of the companies' own tax. */
const rules = [{ from: 2026, leastGift: 2_000, mostInYear: 800_000, percent: 20.6 }];

/** What the first digit of an organisation number tells. */
const legalForms = {
  1: "estate",
  2: "public",
  5: "limitedCompany",
  6: "simplePartnership",
  7: "economicAssociation",
  8: "association",
  9: "partnership",
} as const;
export type LegalForm = (typeof legalForms)[keyof typeof legalForms] | "other";

export const legalFormOf = (written: string): LegalForm | undefined => {
  const first = toOrganisationNumber(written)?.[0];
  if (first === undefined) return undefined;
  return Object.hasOwn(legalForms, first) ? legalForms[Number(first) as keyof typeof legalForms] : "other";
};

const withReduction: readonly (LegalForm | undefined)[] = ["limitedCompany", "economicAssociation"];

export type CompanyTax =
  | { kind: "beforeTheLaw" }
  | { kind: "otherForm" }
  | { kind: "tooSmall"; leastGift: number }
  | { kind: "counts"; percent: number; back: number; leastGift: number; mostInYear: number };

/** What a gift of so many SEK may give back of its own; other gifts of the year count towards the most as well. */
export const companyTax = ({
  organisationNumber,
  amount,
  year,
}: {
  organisationNumber: string;
  amount: number;
  year: number;
}): CompanyTax => {
  const rule = rules.findLast(({ from }) => from <= year);
  if (rule === undefined) return { kind: "beforeTheLaw" };
  const { leastGift, mostInYear, percent } = rule;
  if (!withReduction.includes(legalFormOf(organisationNumber))) return { kind: "otherForm" };
  if (amount < leastGift) return { kind: "tooSmall", leastGift };
  const back = Math.floor((Math.min(amount, mostInYear) * percent) / 100);
  return { kind: "counts", percent, back, leastGift, mostInYear };
};
