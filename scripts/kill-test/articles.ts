import { randomInt, randomUUID } from "node:crypto";
import { costOf } from "@hjarta-lunga/contract/articles.ts";
import type { ArticleOrder } from "@hjarta-lunga/contract/schemas/articles.ts";
import { articles } from "../../services/content/src/seed/content/articles.ts";
import { postage } from "../../services/content/src/seed/content/postage.ts";

export const firstStock = 100_000;
export const countedArticles = articles.filter(({ needsStock }) => needsStock);

/** In any order of their numbers: orders wait for each other's stock, and never in a ring. */
export const someArticles = (): ArticleOrder => {
  const shuffled = countedArticles.toSorted(() => randomInt(3) - 1).slice(0, randomInt(1, countedArticles.length + 1));
  const wanted = shuffled.map((article) => ({ article, quantity: randomInt(1, 4) }));
  const cost = costOf(wanted, postage);
  if (cost.postage === null) throw new Error("The first content has no postage for so little");
  return {
    idempotencyKey: randomUUID(),
    orderType: "list_order",
    lines: wanted.map(({ article: { articleNumber, price }, quantity }) => ({ articleNumber, price, quantity })),
    amount: cost.total,
    recipient: {
      ...{ firstName: "Birgitta", lastName: "Åkerström", email: `paket-${randomUUID()}@exempel.se` },
      ...{ street: "Storgatan 1", postalCode: "11455", town: "Stockholm" },
    },
    language: "sv",
  };
};
