import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Donor } from "@hjarta-lunga/contract/schemas/donors.ts";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, uniqueIndex, uuid, boolean, primaryKey } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { moment, personalBytes, personalText, plainText } from "./columns.ts";

/** What costs nothing is as good as paid from the first. */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey(),
    /** Twenty random characters: opens the order's state and its receipt. */
    reference: plainText().notNull().unique(),
    shortReference: plainText("short_reference").notNull().unique(),
    kind: plainText().$type<StoredKind>().notNull(),
    amountOre: bigint("amount_ore", { mode: "number" }).notNull(),
    language: plainText().$type<Language>().notNull(),
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    replaces: uuid().references((): AnyPgColumn => orders.id, { onDelete: "set null" }),
    bodyHash: personalText("body_hash").notNull(),
    donorKind: plainText("donor_kind").$type<Donor["kind"]>().notNull(),
    firstName: personalText("first_name"),
    lastName: personalText("last_name"),
    companyName: personalText("company_name"),
    organisationNumber: personalText("organisation_number"),
    email: personalText(),
    mobile: personalText(),
    /** AES-256-GCM: nonce, tag, text. */
    personalNumber: personalBytes("personal_number"),
    personalNumberKeyVersion: integer("personal_number_key_version").notNull().default(1),
    personalNumberLookup: personalText("personal_number_lookup"),
    /** Of the last news of who gives. Nothing where the order said it all. */
    giverSequence: bigint("giver_sequence", { mode: "number" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
    paidBy: uuid("paid_by"),
    /** Nobody paid it for a day: it can no longer be paid or looked at, and holds no personal number. */
    closedAt: moment("closed_at"),
    /** Nobody paid it for a month, or the books of its year need no person any more: nothing in it tells of a person. */
    forgottenAt: moment("forgotten_at"),
  },
  (table) => [
    check("orders_amount_not_negative", sql`${table.amountOre} >= 0`),
    check("orders_paid_whole", sql`(${table.paidAt} is null) = (${table.paidBy} is null) or ${table.amountOre} = 0`),
    check("orders_free_confirmed", sql`${table.amountOre} > 0 or ${table.paidAt} is not null`),
    uniqueIndex("orders_replaces")
      .on(table.replaces)
      .where(sql`${table.replaces} is not null`),
    index("orders_personal_number_lookup")
      .on(table.personalNumberLookup)
      .where(sql`${table.personalNumberLookup} is not null`),
    index("orders_email")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.email} is not null`),
    index("orders_mobile")
      .on(table.mobile)
      .where(sql`${table.mobile} is not null`),
    index("orders_paid")
      .on(table.paidAt)
      .where(sql`${table.forgottenAt} is null`),
    index("orders_unpaid")
      .on(table.createdAt)
      .where(sql`${table.paidAt} is null and ${table.forgottenAt} is null`),
  ],
);

/** Goes with its order. */
export const ofOrder = () => uuid("order_id").references(() => orders.id, { onDelete: "cascade" });

export const orderLines = pgTable(
  "order_line",
  {
    orderId: ofOrder().notNull(),
    position: integer().notNull(),
    item: plainText().notNull(),
    name: plainText().notNull(),
    quantity: integer().notNull(),
    priceOre: bigint("price_ore", { mode: "number" }).notNull(),
    weightGrams: integer("weight_grams"),
    takesStock: boolean("takes_stock").notNull().default(false),
    /** How many of them the customer has withdrawn from, once staff have settled so: they are not sent. */
    withdrawn: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_line_quantity_positive", sql`${table.quantity} > 0`),
    check("order_line_withdrawn_of_quantity", sql`${table.withdrawn} between 0 and ${table.quantity}`),
    check("order_line_price_whole", sql`${table.priceOre} >= 0`),
  ],
);
