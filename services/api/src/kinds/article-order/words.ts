import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { Say } from "../../platform/content/published.ts";
import { formatAmount } from "../../ledger/receipts/format.ts";
import type { PaidOrder } from "../../ledger/orders/paid-order.ts";

type Line = { name: string; quantity: number; priceOre: number };

/** "2 × Nål med fågel, 100 kr", or "1 × Att leva med KOL" of what costs nothing. */
export const lineWords = ({ name, quantity, priceOre }: Line, language: Language): string => {
  const cost = priceOre === 0 ? [] : [formatAmount(quantity * priceOre, language)];
  return [`${quantity}\u00a0× ${name}`, ...cost].join(", ");
};

const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity, priceOre }) => sum + quantity * priceOre, 0);

export const linesOnReceipt = ({ lines, amountOre, language }: PaidOrder, say: Say): string =>
  [
    ...lines.map((line) => lineWords(line, language)),
    say("receipt.articles.postage", { amount: formatAmount(amountOre - sumOf(lines), language) }),
  ].join("\n");
