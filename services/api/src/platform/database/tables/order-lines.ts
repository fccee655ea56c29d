import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { plainText } from "./columns.ts";
import { orders } from "./orders.ts";

export const orderLines = pgTable(
  "order_line",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    item: plainText().notNull(),
    name: plainText().notNull(),
    quantity: integer().notNull(),
    priceOre: bigint("price_ore", { mode: "number" }).notNull(),
    weightGrams: integer("weight_grams"),
    takesStock: boolean("takes_stock").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_line_quantity_positive", sql`${table.quantity} > 0`),
    check("order_line_price_whole", sql`${table.priceOre} >= 0`),
  ],
);
