import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText, todayInSweden } from "./columns.ts";

/** What a mail may be about. */
export type MailOwner = "order" | "memorialCard" | "greetingCard" | "mandate";

/** What each is about. */
export const mailOwners = {
  receipt: "order",
  givenBack: "order",
  membershipWelcome: "order",
  memorialSheet: "order",
  memorialSheetToParlor: "order",
  memorialCard: "memorialCard",
  giftDocument: "order",
  articleOrder: "order",
  articlesShipped: "order",
  greetingCard: "greetingCard",
  greetingToRecipient: "greetingCard",
  greetingSent: "greetingCard",
  greetingRefused: "greetingCard",
  greetingThanks: "greetingCard",
  mandate: "mandate",
  mandateRejected: "mandate",
  mandateRevoked: "mandate",
  drawFailed: "order",
  mandateChange: "mandate",
  yearlyReceipt: "mandate",
  extraDraw: "order",
  lateDraw: "order",
} as const satisfies Record<string, MailOwner>;
export type MailTemplate = keyof typeof mailOwners;

/**
 * Mail to send: written in the transaction that makes it due, sent by a job. One of each template and version of what it is
 * about. Triggers see to it that its owner is there, and that it goes with it.
 */
export const mails = pgTable(
  "mail",
  {
    id: uuid().primaryKey(),
    owner: plainText().$type<MailOwner>().notNull(),
    ownerId: uuid("owner_id").notNull(),
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
    uniqueIndex("mail_one_of_each_template").on(table.ownerId, table.template, table.version),
    index("mail_unsent")
      .on(table.dueOn, table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null and ${table.replacedAt} is null`),
  ],
);
