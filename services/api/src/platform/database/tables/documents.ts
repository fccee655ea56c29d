import type { DocumentDelivery, DocumentDesign } from "@hjarta-lunga/contract/gift-documents.ts";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, uniqueIndex, uuid, date } from "drizzle-orm/pg-core";
import type { SheetDelivery, SheetDesign } from "@hjarta-lunga/contract/memorials.ts";
import { moment, personalText, plainText } from "./columns.ts";
import { ofOrder } from "./orders.ts";

export const giftDocumentDetails = pgTable(
  "gift_document_details",
  {
    orderId: ofOrder().primaryKey(),
    delivery: plainText().$type<DocumentDelivery>().notNull(),
    postalRecipient: personalText("postal_recipient"),
    street: personalText(),
    postalCode: personalText("postal_code"),
    town: personalText(),
  },
  ({ delivery, postalRecipient, street, postalCode, town }) => [
    check(
      "gift_document_details_post_whole",
      sql`${delivery} <> 'post' or num_nulls(${postalRecipient}, ${street}, ${postalCode}, ${town}) = 0`,
    ),
  ],
);

/** A correction after it was sent is a version of its own, and one alone is not replaced. */
export const giftDocuments = pgTable(
  "gift_document",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => giftDocumentDetails.orderId, { onDelete: "cascade" }),
    version: integer().notNull().default(1),
    design: plainText().$type<DocumentDesign>().notNull(),
    recipient: personalText().notNull(),
    sender: personalText().notNull(),
    greeting: personalText().notNull(),
    showsAmount: boolean("shows_amount").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    replacedAt: moment("replaced_at"),
    leasedUntil: moment("leased_until"),
    printedAt: moment("printed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version] }),
    uniqueIndex("gift_document_one_current")
      .on(table.orderId)
      .where(sql`${table.replacedAt} is null`),
  ],
);

export const diplomas = pgTable(
  "diploma",
  {
    orderId: ofOrder().primaryKey(),
    version: integer().notNull().default(1),
    name: personalText().notNull(),
    occasion: personalText().notNull(),
    showsAmount: boolean("shows_amount").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [index("diploma_changed_at").on(table.changedAt)],
);

/** The parlour is copied: registers are replaced as a whole. */
export const memorialDetails = pgTable(
  "memorial_details",
  {
    orderId: ofOrder().primaryKey(),
    delivery: plainText().$type<SheetDelivery>().notNull(),
    parlorId: uuid("parlor_id"),
    parlorName: plainText("parlor_name"),
    parlorEmail: plainText("parlor_email"),
    parlorTown: plainText("parlor_town"),
    funeralDay: date("funeral_day"),
    funeralPlace: personalText("funeral_place"),
    handTo: personalText("hand_to"),
    postalRecipient: personalText("postal_recipient"),
    street: personalText(),
    postalCode: personalText("postal_code"),
    town: personalText(),
  },
  ({ delivery, parlorEmail, funeralDay, handTo, postalRecipient, street, postalCode, town }) => [
    check(
      "memorial_details_parlor_whole",
      sql`${delivery} <> 'parlor' or num_nulls(${parlorEmail}, ${funeralDay}, ${handTo}) = 0`,
    ),
    check(
      "memorial_details_post_whole",
      sql`${delivery} <> 'post' or num_nulls(${postalRecipient}, ${street}, ${postalCode}, ${town}) = 0`,
    ),
  ],
);

export const memorialSheets = pgTable(
  "memorial_sheet",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => memorialDetails.orderId, { onDelete: "cascade" }),
    version: integer().notNull().default(1),
    design: plainText().$type<SheetDesign>().notNull(),
    name: personalText().notNull(),
    bornYear: integer("born_year"),
    diedYear: integer("died_year"),
    greeting: personalText().notNull(),
    givers: personalText().array().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    replacedAt: moment("replaced_at"),
    leasedUntil: moment("leased_until"),
    printedAt: moment("printed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version] }),
    uniqueIndex("memorial_sheet_one_current")
      .on(table.orderId)
      .where(sql`${table.replacedAt} is null`),
  ],
);
