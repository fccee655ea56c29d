import type { MyGift } from "@hjarta-lunga/contract/schemas/my-data.ts";

export type MonthlyGroup = { amount: number; count: number; first: string; last: string };
export type GiftRow = { gift: MyGift } | { group: MonthlyGroup };

/** The last two of the year that we are in stand by themselves. */
const mostMonthlyAlone = 2;

/** Newest first. Monthly gifts that have a year's receipt alone are one row, or a year would be twelve. */
export function giftRows(gifts: readonly MyGift[], isOver: boolean): GiftRow[] {
  const monthly = gifts.filter((gift) => gift.kind === "monthly_gift" && !gift.hasReceipt && !gift.isGivenBack);
  const grouped = monthly.slice(isOver ? 0 : mostMonthlyAlone);
  if (grouped.length < 2) return gifts.map((gift) => ({ gift }));
  const inGroup = new Set(grouped);
  const group = {
    amount: grouped.reduce((sum, { amount }) => sum + amount, 0),
    count: grouped.length,
    first: grouped.at(-1)?.day ?? "",
    last: grouped[0]?.day ?? "",
  };
  return [...gifts.filter((gift) => !inGroup.has(gift)).map((gift) => ({ gift })), { group }];
}

export const byYear = (gifts: readonly MyGift[]): Map<number, MyGift[]> => {
  const years = new Map<number, MyGift[]>();
  for (const gift of gifts) {
    const year = Number(gift.day.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), gift]);
  }
  return years;
};
