import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText, todayInSweden } from "./columns.ts";
import { greetingCards } from "./greeting-cards.ts";
import { mandates } from "./mandates.ts";
import { memorialCards } from "./memorial-cards.ts";
import { orders } from "./orders.ts";

export type MailTemplate =
  | "receipt"
  | "givenBack"
  | "membershipWelcome"
  | "memorialSheet"
  | "memorialSheetToParlor"
  | "memorialCard"
  | "giftDocument"
  | "articleOrder"
  | "articlesShipped"
  | "greetingCard"
  | "greetingToRecipient"
  | "greetingSent"
  | "greetingRefused"
  | "greetingThanks"
  | "mandate"
  | "mandateRejected"
  | "mandateRevoked"
  | "drawFailed"
  | "mandateChange"
  | "yearlyReceipt"
  | "extraDraw"
  | "lateDraw";

/**
 * Mail to send: written in the transaction that makes it due, sent by a job. About an order, a card or a mandate, and
 * one of each template and version of that.
 */
export const mails = pgTable(
  "mail",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id").references(() => orders.id),
    memorialCardId: uuid("memorial_card_id").references(() => memorialCards.id, { onDelete: "cascade" }),
    greetingCardId: uuid("greeting_card_id").references(() => greetingCards.id, { onDelete: "cascade" }),
    mandateId: uuid("mandate_id").references(() => mandates.id, { onDelete: "cascade" }),
    template: plainText().$type<MailTemplate>().notNull(),
    /** Of what it brings: a memorial sheet that is corrected after it was sent is sent anew. */
    version: integer().notNull().default(1),
    /** Who it goes to: not always who made the order, and not always the address that was first given. */
    recipient: personalText().notNull(),
    /** The first day on which it may be sent. */
    dueOn: date("due_on").notNull().default(todayInSweden),
    /** The hour of Sweden's clock from which it may be sent on that day. */
    dueHour: integer("due_hour").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Somebody is sending it now, and nobody else may before this moment of the database's clock. */
    leasedUntil: moment("leased_until"),
    sentAt: moment("sent_at"),
    /** When the mail server said no for good, or it was too late to send it: nobody tries again. */
    refusedAt: moment("refused_at"),
    /** Why. Of what the server said, its code: its words quote the address. */
    refusal: plainText(),
    /** When a later version took its place: it is sent no more. */
    replacedAt: moment("replaced_at"),
  },
  (table) => [
    check(
      "mail_about_one",
      sql`num_nonnulls(${table.orderId}, ${table.memorialCardId}, ${table.greetingCardId}, ${table.mandateId}) = 1`,
    ),
    uniqueIndex("mail_one_of_each_template").on(table.orderId, table.template, table.version),
    uniqueIndex("mail_one_of_each_template_a_card").on(table.memorialCardId, table.template, table.version),
    uniqueIndex("mail_one_of_each_template_a_greeting_card").on(table.greetingCardId, table.template, table.version),
    uniqueIndex("mail_one_of_each_template_a_mandate").on(table.mandateId, table.template, table.version),
    index("mail_unsent")
      .on(table.dueOn, table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null and ${table.replacedAt} is null`),
  ],
);
