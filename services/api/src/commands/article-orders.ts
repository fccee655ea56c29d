import { resolve } from "node:path";
import { isToPack } from "../kinds/article-order/attention.ts";
import { listArticleOrders, listStock } from "../kinds/article-order/list.ts";
import { packingListCsv, packingListPdf } from "../kinds/article-order/packing-list.ts";
import { articleOrdersWhere } from "../kinds/article-order/repository.ts";
import { changeStock, stockChanges } from "../kinds/article-order/set-stock.ts";
import { notePacked, noteShipped } from "../kinds/article-order/ship.ts";
import { readPublished } from "../platform/content/published.ts";
import type { Database } from "../platform/database/connect.ts";
import { openDocuments } from "../platform/documents/compiler.ts";
import { staffNote } from "../platform/staff/staff-note.ts";
import { wholeNumber } from "../platform/staff/whole-number.ts";
import { withDatabase } from "../platform/staff/with-database.ts";
import { writeNewFile } from "../platform/staff/write-new-file.ts";

const [what = "", ...given] = process.argv.slice(2);

const writePackingList = async (db: Database, file = ""): Promise<string> => {
  if (!/\.(pdf|csv)$/.test(file)) throw new Error("Say where to: a new file, which ends with .pdf or .csv.");
  const orders = await articleOrdersWhere(db, isToPack);
  if (orders.length === 0) return "Nothing waits to be packed.\n";
  // npm goes to the workspace's folder first: a file is meant where it was asked for.
  const path = resolve(process.env.INIT_CWD ?? "", file);
  const documents = openDocuments();
  try {
    const published = await readPublished(db);
    const isPdf = file.endsWith(".pdf");
    await writeNewFile(path, isPdf ? await packingListPdf(orders, { published, documents }) : packingListCsv(orders));
    return `Orders in ${path}: ${orders.map(({ shortReference }) => shortReference).join(", ")}.\n`;
  } finally {
    await documents.close();
  }
};

const stock = async (db: Database, [asked, articleNumber, number, written]: string[]): Promise<string> => {
  const how = stockChanges.find((one) => one === asked);
  if (!how) return listStock(db);
  const quantity = wholeNumber(number);
  if (articleNumber === undefined || quantity === undefined || (how === "set" && quantity < 0))
    throw new Error('Say which and how many: -- stock set <article> <number> "<who>: <why>".');
  const { who, note } = staffNote(written);
  const left = await changeStock(db, { how, articleNumber, quantity, note: `${who}: ${note}` });
  return `${articleNumber}: ${left} may be sold.\n`;
};

/** One for each word that may follow `npm run article-orders --workspace services/api --`. */
const commands: Record<string, (db: Database) => Promise<string>> = {
  list: (db) => listArticleOrders(db, given[0] === "all"),
  "packing-list": (db) => writePackingList(db, given[0]),
  packed: (db) => {
    if (given.length === 0) throw new Error("Say which: the numbers of the orders.");
    return notePacked(db, given);
  },
  shipped: (db) => {
    if (given[0] === undefined) throw new Error("Say which: the number of the order.");
    return noteShipped(db, given[0], given[1]);
  },
  stock: (db) => stock(db, given),
};

/** What staff do with orders of articles, from the list to the post. */
await withDatabase((db) => {
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
  if (!command) throw new Error(`Say what: ${Object.keys(commands).join(", ")}.`);
  return command(db);
});
