import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";
import { ofOrder, orders } from "./orders.ts";

export const membershipDetails = pgTable("membership_details", {
  orderId: ofOrder().primaryKey(),
  kindCode: plainText("kind_code").notNull(),
  kindName: plainText("kind_name").notNull(),
  street: personalText().notNull(),
  postalCode: personalText("postal_code").notNull(),
  town: personalText().notNull(),
  household: personalText().array().notNull(),
});

export const members = pgTable(
  "member",
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    mailbox: personalText().notNull(),
    name: personalText().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("member_mailbox_and_name").on(table.mailbox, table.name)],
);

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
