import type { OrderType } from "@hjarta-lunga/contract/gifts.ts";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";
import { ofOrder } from "./orders.ts";

export const articleOrders = pgTable(
  "article_order",
  {
    orderId: ofOrder().primaryKey(),
    orderType: plainText("order_type").$type<OrderType>().notNull(),
    workplace: personalText(),
    street: personalText().notNull(),
    postalCode: personalText("postal_code").notNull(),
    town: personalText().notNull(),
    postageOre: bigint("postage_ore", { mode: "number" }).notNull(),
    /** Keyed hashes of the site and network it was ordered from, until it is paid: what one holds unpaid is bounded. */
    network: personalText(),
    /** When what it had taken went back to the shelf, because nobody paid. It is taken anew when somebody wants to pay. */
    releasedAt: moment("released_at"),
    packedAt: moment("packed_at"),
    shippedAt: moment("shipped_at"),
    trackingNumber: plainText("tracking_number"),
    /** When its customer withdrew from all of it, once staff have settled so: nothing of it is sent, whatever is forgotten. */
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    check("article_order_postage_whole", sql`${table.postageOre} >= 0`),
    check("article_order_shipped_packed", sql`${table.shippedAt} is null or ${table.packedAt} is not null`),
    index("article_order_held")
      .on(table.orderId)
      .where(sql`${table.releasedAt} is null and ${table.packedAt} is null`),
  ],
);

export const articleStock = pgTable(
  "article_stock",
  {
    articleNumber: plainText("article_number").primaryKey(),
    quantity: integer().notNull(),
  },
  (table) => [check("article_stock_not_negative", sql`${table.quantity} >= 0`)],
);

export const articleStockChanges = pgTable(
  "article_stock_change",
  {
    id: uuid().primaryKey(),
    articleNumber: plainText("article_number")
      .notNull()
      .references(() => articleStock.articleNumber),
    change: integer().notNull(),
    quantityAfter: integer("quantity_after").notNull(),
    note: plainText().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("article_stock_change_of_article").on(table.articleNumber, table.createdAt)],
);
