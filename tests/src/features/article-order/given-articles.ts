import type { ShownArticle } from "#src/lib/shown-content.ts";
import { emptyDraft, type ArticleDraft } from "#src/features/article-order/articles.ts";

const article = (articleNumber: string, name: string, price: number, weight: number): ShownArticle => ({
  ...{ articleNumber, name, price, weight, description: "", most: 10, needsStock: price > 0, picture: null },
});

export const offer = {
  articles: [
    article("2001", "Nål med fågel", 50, 12),
    article("2002", "Minnesljus", 140, 310),
    article("1", "Råd", 0, 70),
  ],
  postage: [
    { upToGrams: 100, price: 22 },
    { upToGrams: 1000, price: 69 },
  ],
};

export const draftOf = (wanted: Record<string, number>, given: Partial<ArticleDraft> = {}): ArticleDraft => ({
  ...emptyDraft,
  wanted,
  ...given,
});
