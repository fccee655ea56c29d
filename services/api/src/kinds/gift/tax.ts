import { leastForTaxReduction } from "@hjarta-lunga/contract/donors.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns } from "../../platform/content/published.ts";
import { formatNumber, yearOf } from "../../ledger/receipts/format.ts";
import type { PaidOrder } from "../../ledger/orders/paid-order.ts";

/** By the income year from which each holds. SEK. The rate is that of the companies' own tax. */
const rules = [{ from: 2026, leastGift: 2_000, mostInYear: 800_000, percent: 20.6 }];

/** Aktiebolag and ekonomiska föreningar: what the first digit of an organisation number tells of its legal form. */
const formsWithReduction = /^[57]/;

const companyTax = (order: PaidOrder): [TextKey, FillIns?] => {
  const { organisationNumber, amountOre, paidAt, language } = order;
  const rule = rules.findLast(({ from }) => from <= yearOf(paidAt));
  if (rule === undefined) return ["receipt.tax.company.beforeTheLaw"];
  if (!formsWithReduction.test(organisationNumber ?? "")) return ["receipt.tax.company.otherForm"];
  const written = (value: number) => formatNumber(value, language);
  if (amountOre < toOre(rule.leastGift)) return ["receipt.tax.company.tooSmall", { least: written(rule.leastGift) }];
  return ["receipt.tax.company.counts", { percent: written(rule.percent), most: written(rule.mostInYear) }];
};

const personTax = ({ amountOre, personalNumberLookup }: PaidOrder): [TextKey, FillIns?] => {
  if (amountOre < toOre(leastForTaxReduction)) return ["receipt.tax.tooSmall", { least: leastForTaxReduction }];
  return [personalNumberLookup === null ? "receipt.tax.noPersonalNumber" : "receipt.tax.reported"];
};

export const taxOfGift = (order: PaidOrder): [TextKey, FillIns?] => {
  if (order.donorKind === "anonymous") return ["receipt.tax.anonymous"];
  return order.donorKind === "company" ? companyTax(order) : personTax(order);
};
