import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";
import { orders } from "./orders.ts";

/** What the order of a membership says beside who pays: the membership as it was bought, and where its paper goes. */
export const membershipDetails = pgTable("membership_details", {
  orderId: uuid("order_id")
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  kindCode: plainText("kind_code").notNull(),
  kindName: plainText("kind_name").notNull(),
  street: personalText().notNull(),
  postalCode: personalText("postal_code").notNull(),
  town: personalText().notNull(),
  /** The others of the household, by name. */
  household: personalText().array().notNull(),
});

/** Somebody who has paid for a membership at least once. The same mailbox and name are the same member. */
export const members = pgTable(
  "member",
  {
    /** Printed on the card. */
    number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    mailbox: personalText().notNull(),
    /** In small letters, with single spaces. */
    name: personalText().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("member_mailbox_and_name").on(table.mailbox, table.name)],
);

/** A year of membership, by the order that paid it. The days are Sweden's, and both belong to it. */
export const membershipYears = pgTable(
  "membership_year",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id),
    memberNumber: integer("member_number")
      .notNull()
      .references(() => members.number),
    kindCode: plainText("kind_code").notNull(),
    firstDay: date("first_day").notNull(),
    lastDay: date("last_day").notNull(),
  },
  (table) => [
    uniqueIndex("membership_year_first_day").on(table.memberNumber, table.firstDay),
    check("membership_year_forward", sql`${table.lastDay} > ${table.firstDay}`),
  ],
);
