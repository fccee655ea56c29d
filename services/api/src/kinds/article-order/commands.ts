import type { Command, Commands } from "../../platform/staff/command.ts";
import { staffNote } from "../../platform/staff/staff-note.ts";
import { newFileAsked } from "../../platform/staff/where-asked.ts";
import { wholeNumber } from "../../platform/staff/whole-number.ts";
import { withDocuments } from "../../platform/staff/with-documents.ts";
import { writeNewFile } from "../../platform/staff/write-new-file.ts";
import { isToPack } from "./attention.ts";
import { listArticleOrders, listStock } from "./list.ts";
import { packingListCsv, packingListPdf } from "./packing-list.ts";
import { articleOrdersWhere } from "./repository.ts";
import { changeStock, stockChanges } from "./set-stock.ts";
import { notePacked, noteShipped } from "./ship.ts";

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
    run: ({ db }, [which]) => listArticleOrders(db, which === "all"),
  },
  "article-orders packing-list": {
    follows: "<new file.pdf or .csv>",
    explained: "Writes what is to be packed to a file.",
    run: writePackingList,
  },
  "article-orders packed": {
    follows: "<order> ...",
    explained: "Notes that orders are packed.",
    run: ({ db }, orders) => {
      if (orders.length === 0) throw new Error("Say which: the numbers of the orders.");
      return notePacked(db, orders);
    },
  },
  "article-orders shipped": {
    follows: "<order> [tracking number]",
    explained: "Notes that an order is posted, and the customer gets a mail.",
    run: ({ db }, [order, trackingNumber]) => {
      if (order === undefined) throw new Error("Say which: the number of the order.");
      return noteShipped(db, order, trackingNumber);
    },
  },
  "article-orders stock": {
    follows: '[set or add <article> <number> "<who>: <why>"]',
    explained: "Shows the shelf, or changes how many of an article may be sold.",
    run: stock,
  },
};
