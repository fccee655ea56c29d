import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { plainText } from "./columns.ts";
import { orders } from "./orders.ts";

/** What an order is made of, as it was named and priced when it was bought. A gift has none. */
export const orderLines = pgTable(
  "order_line",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** The code that editors gave it. */
    item: plainText().notNull(),
    name: plainText().notNull(),
    quantity: integer().notNull(),
    /** Of one. */
    priceOre: bigint("price_ore", { mode: "number" }).notNull(),
    /** Of one, in grams, of what is sent by post. */
    weightGrams: integer("weight_grams"),
    /** It was taken off the shelf: the stock of articles has so many less. */
    takesStock: boolean("takes_stock").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_line_quantity_positive", sql`${table.quantity} > 0`),
    check("order_line_price_whole", sql`${table.priceOre} >= 0`),
  ],
);
