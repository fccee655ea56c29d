import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText, todayInSweden } from "./columns.ts";

type MailOwner =
  | "order"
  | "memorialCard"
  | "greetingCard"
  | "mandate"
  | "person"
  | "addressProof"
  | "mailLink"
  | "comment"
  | "withdrawal";

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
  pauseEnds: "mandate",
  yearlyReceipt: "mandate",
  extraDraw: "order",
  lateDraw: "order",
  companyDiploma: "order",
  invoice: "order",
  invoiceReminder: "order",
  invoiceCredit: "order",
  myAddressProof: "addressProof",
  myAddressChanged: "person",
  myMailLink: "mailLink",
  myForgotten: "person",
  commentReceived: "comment",
  commentAnswered: "comment",
  withdrawalReceived: "withdrawal",
} as const satisfies Record<string, MailOwner>;
export type MailTemplate = keyof typeof mailOwners;

/** Triggers see to it that its owner is there, and that it goes with it. */
export const mails = pgTable(
  "mail",
  {
    id: uuid().primaryKey(),
    owner: plainText().$type<MailOwner>().notNull(),
    ownerId: uuid("owner_id").notNull(),
    template: plainText().$type<MailTemplate>().notNull(),
    version: integer().notNull().default(1),
    recipient: personalText().notNull(),
    dueOn: date("due_on").notNull().default(todayInSweden),
    dueHour: integer("due_hour").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    leasedUntil: moment("leased_until"),
    sentAt: moment("sent_at"),
    refusedAt: moment("refused_at"),
    /** Why. Of what the server said, its code: its words quote the address. */
    refusal: plainText(),
    replacedAt: moment("replaced_at"),
  },
  (table) => [
    uniqueIndex("mail_one_of_each_template").on(table.ownerId, table.template, table.version),
    index("mail_unsent")
      .on(table.dueOn, table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null and ${table.replacedAt} is null`),
  ],
);
