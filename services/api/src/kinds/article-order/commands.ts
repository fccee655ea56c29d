import { asc, isNotNull } from "drizzle-orm";
import { staffNote, newFileAsked, wholeNumber, writeNewFile } from "../../platform/staff/command.ts";
import type { Command, Commands } from "../../platform/staff/command.ts";
import { withDocuments } from "../../platform/staff/with-database.ts";
import { isToPack } from "./attention.ts";
import { packingListCsv, packingListPdf } from "./packing-list.ts";
import { articleOrdersWhere, type FoundArticleOrder } from "./repository.ts";
import { changeStock, stockChanges } from "./set-stock.ts";
import { notePacked, noteShipped } from "./ship.ts";
import type { Database } from "../../platform/database/connect.ts";
import { articleStock } from "../../platform/database/tables/articles.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { showSections } from "../../platform/staff/section.ts";

const stateOf = ({ packedAt, shippedAt, withdrawnOn }: FoundArticleOrder): string => {
  if (withdrawnOn !== null) return "withdrawn";
  if (shippedAt !== null) return "shipped";
  return packedAt === null ? "to pack" : "packed";
};

const remedy = "Print with -- packing-list <file.pdf>; note with -- packed <order> and -- shipped <order> [tracking].";

const listArticleOrders = (db: Database, all: boolean): Promise<string> =>
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
          articles: order.toSend.map(({ item, quantity }) => `${quantity} × ${item}`).join(", "),
        })),
    },
  ]);

const listStock = (db: Database): Promise<string> =>
  showSections(db, [
    {
      heading: "Articles on the shelf, less what orders have taken",
      remedy: 'Change with -- stock set|add <article> <number> "<who>: <why>".',
      rows: () => db.select().from(articleStock).orderBy(asc(articleStock.articleNumber)),
    },
  ]);

const writePackingList: Command["run"] = async ({ db }, [file]) => {
  const path = newFileAsked(file, ".pdf", ".csv");
  const orders = await articleOrdersWhere(db, isToPack);
  if (orders.length === 0) return "Nothing waits to be packed.\n";
  const isPdf = path.endsWith(".pdf");
  await withDocuments(db, async (given) =>
    writeNewFile(path, isPdf ? await packingListPdf(orders, given) : packingListCsv(orders)),
  );
  return `Orders in ${path}: ${orders.map(({ shortReference }) => shortReference).join(", ")}.\n`;
};

const stock: Command["run"] = async ({ db }, [asked, articleNumber, number, written]) => {
  const how = stockChanges.find((one) => one === asked);
  if (!how) return listStock(db);
  const quantity = wholeNumber(number);
  if (articleNumber === undefined || quantity === undefined || (how === "set" && quantity < 0))
    throw new Error('Say which and how many: -- stock set <article> <number> "<who>: <why>".');
  const { who, note } = staffNote(written);
  const left = await changeStock(db, { how, articleNumber, quantity, note: `${who}: ${note}` });
  return `${articleNumber}: ${left} may be sold.\n`;
};

export const articleCommands: Commands = {
  "article-orders list": {
    follows: "[all]",
    explained: "What is to be packed and posted; with all, also what has gone.",
    reads: "many",
    run: ({ db }, [which]) => listArticleOrders(db, which === "all"),
  },
  "article-orders packing-list": {
    follows: "<new file.pdf or .csv>",
    explained: "Writes what is to be packed to a file.",
    reads: "many",
    run: writePackingList,
  },
  "article-orders packed": {
    follows: "<order> ...",
    explained: "Notes that orders are packed.",
    reads: "nobody",
    run: ({ db }, orders) => {
      if (orders.length === 0) throw new Error("Say which: the numbers of the orders.");
      return notePacked(db, orders);
    },
  },
  "article-orders shipped": {
    follows: "<order> [tracking number]",
    explained: "Notes that an order is posted, and the customer gets a mail.",
    reads: "nobody",
    run: ({ db }, [order, trackingNumber]) => {
      if (order === undefined) throw new Error("Say which: the number of the order.");
      return noteShipped(db, order, trackingNumber);
    },
  },
  "article-orders stock": {
    follows: '[set or add <article> <number> "<who>: <why>"]',
    explained: "Shows the shelf, or changes how many of an article may be sold.",
    reads: "nobody",
    run: stock,
  },
};
