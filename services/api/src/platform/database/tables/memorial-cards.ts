import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { auditTable, cardColumns, reportTable } from "./cards.ts";
import { moment, personalText } from "./columns.ts";
import { orders } from "./orders.ts";

export const memorialCards = pgTable(
  "memorial_card",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .unique()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Of a card without a gift: the others have their order's. */
    idempotencyKey: uuid("idempotency_key").unique(),
    bodyHash: personalText("body_hash"),
    name: personalText().notNull(),
    bornYear: integer("born_year"),
    diedYear: integer("died_year"),
    greeting: personalText().notNull(),
    litAt: moment("lit_at"),
    ...cardColumns(),
  },
  (table) => [
    check("memorial_card_gift_or_lit", sql`${table.orderId} is not null or ${table.litAt} is not null`),
    check("memorial_card_gift_or_key", sql`num_nonnulls(${table.orderId}, ${table.idempotencyKey}) = 1`),
    check("memorial_card_key_whole", sql`(${table.idempotencyKey} is null) = (${table.bodyHash} is null)`),
    index("memorial_card_kept_since").on(sql`coalesce(${table.litAt}, ${table.createdAt})`),
    index("memorial_card_burning")
      .on(table.id)
      .where(sql`${table.litAt} is not null and ${table.takenDownAt} is null and ${table.hiddenAt} is null`),
  ],
);

export const memorialCandles = pgTable(
  "memorial_candle",
  {
    id: uuid().primaryKey(),
    cardId: uuid("card_id")
      .notNull()
      .references(() => memorialCards.id, { onDelete: "cascade" }),
    idempotencyKey: uuid("idempotency_key").notNull(),
    /** Keyed hash of what came with the key. Empty when the name was taken away: nobody can find it out from here. */
    bodyHash: personalText("body_hash").notNull(),
    name: personalText(),
    litAt: moment("lit_at").notNull().defaultNow(),
  },
  (table) => [
    unique("memorial_candle_idempotency_key").on(table.idempotencyKey),
    index("memorial_candle_of_card").on(table.cardId, table.litAt),
    index("memorial_candle_named")
      .on(table.cardId, table.litAt)
      .where(sql`${table.name} is not null`),
  ],
);

export const memorialCardReports = reportTable("memorial_card", () => memorialCards.id);
export const memorialCardAudits = auditTable("memorial_card", () => memorialCards.id);
