import type { Article, Postage } from "./schemas/published-content.ts";

export const mostArticles = 15;
/** From here on the number left is shown. The exact stock above it is not published. */
export const fewLeft = 5;

type Priced = Pick<Article, "price" | "weight">;
export type CountedArticle = { article: Priced; quantity: number };

const sumOf = (lines: readonly CountedArticle[], of: (article: Priced) => number): number =>
  lines.reduce((sum, { article, quantity }) => sum + of(article) * quantity, 0);

export type OrderCost =
  { goods: number; postage: number; total: number } | { goods: number; postage: null; mostGrams: number | null };

/** A free order is posted free of charge up to this weight. */
export const mostFreeGrams = 2_000;

export function costOf(lines: readonly CountedArticle[], steps: Postage | null): OrderCost {
  const goods = sumOf(lines, ({ price }) => price);
  const grams = sumOf(lines, ({ weight }) => weight);
  if (goods === 0 && grams <= mostFreeGrams) return { goods, postage: 0, total: 0 };
  const step = steps?.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
  if (step === undefined)
    return { goods, postage: null, mostGrams: steps?.at(-1)?.upToGrams ?? (goods === 0 ? mostFreeGrams : null) };
  return { goods, postage: step.price, total: goods + step.price };
}

export type LineChange =
  | { what: "notOffered" | "soldOut" }
  /** Unpaid orders from the same network hold too much of it. */
  | { what: "waiting" }
  | { what: "fewerLeft" | "most"; quantity: number }
  | { what: "price"; price: number };

const counted = { fewerLeft: "quantity", most: "quantity", price: "price" } as const;

export const writeLineChange = (change: LineChange): string => {
  if ("price" in change) return `price:${change.price}`;
  return "quantity" in change ? `${change.what}:${change.quantity}` : change.what;
};

export function readLineChange(written: string): LineChange | null {
  const [what = "", number] = written.split(":");
  if (what === "notOffered" || what === "soldOut" || what === "waiting") return { what };
  if (!Object.hasOwn(counted, what) || !/^\d+$/.test(number ?? "")) return null;
  if (what === "price") return { what, price: Number(number) };
  return { what: what === "most" ? what : "fewerLeft", quantity: Number(number) };
}

export const lineField = (articleNumber: string): string => `lines.${articleNumber}`;
export const sumField = "amount";
