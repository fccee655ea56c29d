import { randomInt, randomUUID } from "node:crypto";
import { costOf } from "@hjarta-lunga/contract/articles.ts";
import type { ArticleOrder } from "@hjarta-lunga/contract/schemas/articles.ts";
import type pg from "pg";
import { articles } from "../../services/content/src/seed/content/articles.ts";
import { postage } from "../../services/content/src/seed/content/postage.ts";

/** Of each article that is counted, before anybody has ordered. */
export const firstStock = 100_000;
export const countedArticles = articles.filter(({ needsStock }) => needsStock);

/** One or more articles, in any order of their numbers: those who want the same wait for each other, and never in a ring. */
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

type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[]>;

/** What is on the shelf and what orders hold is what was there from the beginning, and each order is whole. */
export const articleFaults = async (read: Read): Promise<string[]> => {
  const lost = await read<{ article_number: string; known: number }>(
    `select s.article_number, s.quantity + coalesce((
       select sum(l.quantity) from order_line l join article_order a on a.order_id = l.order_id
       where l.takes_stock and l.item = s.article_number and a.released_at is null
     ), 0)::int as known from article_stock s`,
  );
  const broken = await read<{ reference: string }>(
    `select o.reference from orders o left join article_order a on a.order_id = o.id
     where o.kind = 'article_order' and (a.order_id is null or (o.paid_at is not null and a.released_at is not null)
       or o.amount_ore <> a.postage_ore + (select sum(l.quantity * l.price_ore) from order_line l where l.order_id = o.id))`,
  );
  return [
    ...lost
      .filter(({ known }) => known !== firstStock)
      .map(({ article_number, known }) => `Of ${article_number} there are ${known}, not ${firstStock}`),
    ...broken.map(() => "An order of articles is not whole, or is paid and holds nothing"),
  ];
};
