import type { SheetDelivery, SheetDesign } from "@hjarta-lunga/contract/memorials.ts";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";
import { orders } from "./orders.ts";

/** The parlour is copied: registers are replaced as a whole. */
export const memorialDetails = pgTable(
  "memorial_details",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
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
