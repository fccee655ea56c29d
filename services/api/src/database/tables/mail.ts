import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { orders } from "./orders.ts";

export type MailKind = "receipt" | "givenBack";

/** Mail to send: written in the transaction that makes it due, sent by a job. One of a kind an order. */
export const mails = pgTable(
  "mail",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text().$type<MailKind>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Somebody is sending it now, and nobody else may before this moment of the database's clock. */
    leasedUntil: moment("leased_until"),
    sentAt: moment("sent_at"),
    /** When the mail server said no for good: nobody tries again. */
    refusedAt: moment("refused_at"),
    /** What it said, as a code: its words quote the address. */
    refusal: text(),
  },
  (table) => [
    uniqueIndex("mail_one_of_a_kind").on(table.orderId, table.kind),
    index("mail_unsent")
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
  ],
);
