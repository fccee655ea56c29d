import { asc, isNotNull } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { articleStock } from "../../platform/database/tables/articles.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { showSections } from "../../platform/staff/section.ts";
import { isToPack } from "./attention.ts";
import { articleOrdersWhere, type FoundArticleOrder } from "./repository.ts";

const stateOf = ({ packedAt, shippedAt }: FoundArticleOrder): string => {
  if (shippedAt !== null) return "shipped";
  return packedAt === null ? "to pack" : "packed";
};

const remedy = "Print with -- packing-list <file.pdf>; note with -- packed <order> and -- shipped <order> [tracking].";

export const listArticleOrders = (db: Database, all: boolean): Promise<string> =>
  showSections(db, [
    {
      heading: all ? "All orders of articles" : "Orders of articles to pack",
      remedy,
      rows: async () =>
        (await articleOrdersWhere(db, all ? isNotNull(orders.paidAt) : isToPack)).map((order) => ({
          order: order.shortReference,
          paidAt: order.paidAt,
          state: stateOf(order),
          town: order.town,
          articles: order.lines.map(({ item, quantity }) => `${quantity} × ${item}`).join(", "),
        })),
    },
  ]);

export const listStock = (db: Database): Promise<string> =>
  showSections(db, [
    {
      heading: "Articles on the shelf, less what orders have taken",
      remedy: 'Change with -- stock set|add <article> <number> "<who>: <why>".',
      rows: () => db.select().from(articleStock).orderBy(asc(articleStock.articleNumber)),
    },
  ]);
