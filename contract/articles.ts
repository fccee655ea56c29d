import type { Article, Postage } from "./schemas/published-content.ts";

/* What an order of articles costs: reckoned alike by the page that shows it and by the API that takes it. No schema. */

/** Of different articles in one order. */
export const mostArticles = 15;
/** From so many on it is said how many there are. How full the shelf is otherwise is nobody's business. */
export const fewLeft = 5;

type Priced = Pick<Article, "price" | "weight">;
export type CountedArticle = { article: Priced; quantity: number };

const sumOf = (lines: readonly CountedArticle[], of: (article: Priced) => number): number =>
  lines.reduce((sum, { article, quantity }) => sum + of(article) * quantity, 0);

export type OrderCost =
  | { goods: number; postage: number; total: number }
  /** Above the heaviest step of the postage, or there is no postage to reckon with. */
  | { goods: number; postage: null; mostGrams: number | null };

/** What is free of charge is sent free of charge up to this weight, as long as nothing else is in the order. */
export const mostFreeGrams = 2_000;

/** SEK. */
export function costOf(lines: readonly CountedArticle[], steps: Postage | null): OrderCost {
  const goods = sumOf(lines, ({ price }) => price);
  const grams = sumOf(lines, ({ weight }) => weight);
  if (goods === 0 && grams <= mostFreeGrams) return { goods, postage: 0, total: 0 };
  const step = steps?.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
  if (step === undefined)
    return { goods, postage: null, mostGrams: steps?.at(-1)?.upToGrams ?? (goods === 0 ? mostFreeGrams : null) };
  return { goods, postage: step.price, total: goods + step.price };
}

/** What can be wrong with a line of an order since it was shown, as the API's answer has it under `lines.<number>`. */
export type LineChange =
  | { what: "notOffered" | "soldOut" }
  /** Too much of it is held by unpaid orders from the same network. */
  | { what: "waiting" }
  /** So many can be had. */
  | { what: "fewerLeft" | "most"; quantity: number }
  | { what: "price"; price: number };

const counted = { fewerLeft: "quantity", most: "quantity", price: "price" } as const;

export const writeLineChange = (change: LineChange): string => {
  if ("price" in change) return `price:${change.price}`;
  return "quantity" in change ? `${change.what}:${change.quantity}` : change.what;
};

/** Nothing, where it says something else. */
export function readLineChange(written: string): LineChange | null {
  const [what = "", number] = written.split(":");
  if (what === "notOffered" || what === "soldOut" || what === "waiting") return { what };
  if (!Object.hasOwn(counted, what) || !/^\d+$/.test(number ?? "")) return null;
  if (what === "price") return { what, price: Number(number) };
  return { what: what === "most" ? what : "fewerLeft", quantity: Number(number) };
}

export const lineField = (articleNumber: string): string => `lines.${articleNumber}`;
/** The sum as it is now, where it is another than was shown. */
export const sumField = "amount";
