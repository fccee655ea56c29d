import { changeStock } from "../kinds/article-order/set-stock.ts";
import type { Database } from "../platform/database/connect.ts";
import { articleStock } from "../platform/database/tables/articles.ts";

const firstStock = { "2001": 500, "2002": 60, "3001": 120, "3002": 4 };

export const fillEmptyStock = async (db: Database) => {
  if ((await db.$count(articleStock)) > 0) return;
  for (const [articleNumber, quantity] of Object.entries(firstStock))
    await changeStock(db, { how: "set", articleNumber, quantity, note: "Seed: so that there is something to order" });
};
