import { companyTax } from "@hjarta-lunga/contract/company-tax.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import { giftTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns } from "../../platform/content/published.ts";
import { formatNumber, yearOf } from "../../ledger/receipts/format.ts";
import type { PaidOrder } from "../../ledger/orders/paid-order.ts";

const ofCompany = ({ organisationNumber, amountOre, paidAt, language }: PaidOrder): [TextKey, FillIns?] => {
  const asked = { organisationNumber: organisationNumber ?? "", amount: toSek(amountOre), year: yearOf(paidAt) };
  const tax = companyTax(asked);
  const written = (value: number) => formatNumber(value, language);
  switch (tax.kind) {
    case "beforeTheLaw":
    case "otherForm":
      return [`receipt.tax.company.${tax.kind}`];
    case "tooSmall":
      return ["receipt.tax.company.tooSmall", { least: written(tax.leastGift) }];
    case "counts":
      return ["receipt.tax.company.counts", { percent: written(tax.percent), most: written(tax.mostInYear) }];
  }
};

const ofPerson = ({ amountOre, personalNumberLookup, paidAt }: PaidOrder): [TextKey, FillIns?] => {
  const { leastGift: least } = giftTaxRule(yearOf(paidAt));
  if (amountOre < toOre(least)) return ["receipt.tax.tooSmall", { least }];
  return [personalNumberLookup === null ? "receipt.tax.noPersonalNumber" : "receipt.tax.reported"];
};

export const taxOfGift = (order: PaidOrder): [TextKey, FillIns?] => {
  if (order.donorKind === "anonymous") return ["receipt.tax.anonymous"];
  return order.donorKind === "company" ? ofCompany(order) : ofPerson(order);
};
