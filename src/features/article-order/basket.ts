import { costOf, mostArticles, type OrderCost } from "@hjarta-lunga/contract/articles.ts";
import type { Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownArticle } from "#src/lib/shown-content.ts";
import type { ArticleDraft } from "./article-draft.ts";

export type ArticleOffer = { articles: readonly ShownArticle[]; postage: Postage | null };

export type BasketLine = { article: ShownArticle; quantity: number };
export type Basket = { lines: readonly BasketLine[]; cost: OrderCost };

type Chosen = Pick<ArticleDraft, "wanted" | "prices" | "told">;

/** What the sum is for: the same lines cost the same. */
export const printOf = (lines: readonly BasketLine[]): string =>
  JSON.stringify(lines.map(({ article, quantity }) => [article.articleNumber, article.price, quantity]));

export function basketOf({ wanted, prices, told }: Chosen, { articles, postage }: ArticleOffer): Basket {
  const lines = articles.flatMap((article) => {
    const quantity = wanted[article.articleNumber];
    const price = prices[article.articleNumber] ?? article.price;
    return quantity === undefined ? [] : [{ article: { ...article, price }, quantity }];
  });
  const cost = costOf(lines, postage);
  if (told?.lines !== printOf(lines)) return { lines, cost };
  return { lines, cost: { goods: cost.goods, postage: told.total - cost.goods, total: told.total } };
}

export type BasketFault = "missing" | "tooHeavy" | "tooMany";

export function faultOfBasket({ lines, cost }: Basket): BasketFault | null {
  if (lines.length === 0) return "missing";
  if (lines.length > mostArticles) return "tooMany";
  return cost.postage === null ? "tooHeavy" : null;
}
