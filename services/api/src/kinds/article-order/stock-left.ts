import { fewLeft } from "@hjarta-lunga/contract/articles.ts";
import type { ArticleStock } from "@hjarta-lunga/contract/schemas/articles.ts";
import { inArray } from "drizzle-orm";
import type { Published } from "../../platform/content/published.ts";
import type { Database } from "../../platform/database/connect.ts";
import { articleStock } from "../../platform/database/tables/articles.ts";

/** Of what is counted, what there is little or nothing of. What nobody has counted yet is not there. */
export const stockLeft = async (db: Database, published: Pick<Published, "articles">): Promise<ArticleStock> => {
  const numbers = published.articles().flatMap(({ articleNumber, needsStock }) => (needsStock ? [articleNumber] : []));
  const rows = await db.select().from(articleStock).where(inArray(articleStock.articleNumber, numbers));
  const known = new Map(rows.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
  return {
    few: numbers
      .map((articleNumber) => ({ articleNumber, left: known.get(articleNumber) ?? 0 }))
      .filter(({ left }) => left <= fewLeft),
  };
};
