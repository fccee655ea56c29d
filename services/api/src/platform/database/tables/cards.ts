import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, uuid, check, date, unique, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { HeadingForm } from "@hjarta-lunga/contract/greeting-headings.ts";
import { moment, personalText, plainText } from "./columns.ts";
import { ofOrder } from "./orders.ts";

type CardId = () => AnyPgColumn;

const cardColumns = () => ({
  orderReference: plainText("order_reference").notNull().unique(),
  shortReference: plainText("short_reference").notNull().unique(),
  reference: plainText().notNull().unique(),
  sender: personalText().notNull(),
  email: personalText().notNull(),
  language: plainText().$type<Language>().notNull(),
  version: integer().notNull().default(1),
  linkVersion: integer("link_version").notNull().default(1),
  createdAt: moment("created_at").notNull().defaultNow(),
  takenDownAt: moment("taken_down_at"),
  hiddenAt: moment("hidden_at"),
});

const reportTable = <Prefix extends string>(prefix: Prefix, cardId: CardId) =>
  pgTable(
    `${prefix}_report` as const,
    {
      id: uuid().primaryKey(),
      cardId: uuid("card_id").notNull().references(cardId, { onDelete: "cascade" }),
      why: personalText(),
      createdAt: moment("created_at").notNull().defaultNow(),
      settledAt: moment("settled_at"),
    },
    (table) => [
      index(`${prefix}_report_of_card`).on(table.cardId),
      index(`${prefix}_report_open`)
        .on(table.createdAt)
        .where(sql`${table.settledAt} is null`),
    ],
  );
export type ReportTable = ReturnType<typeof reportTable>;

export const cardDecisions = ["hide", "show", "revoke-link"] as const;
export type CardDecision = (typeof cardDecisions)[number];

const auditTable = <Prefix extends string>(prefix: Prefix, cardId: CardId) =>
  pgTable(
    `${prefix}_audit` as const,
    {
      id: uuid().primaryKey(),
      cardId: uuid("card_id").notNull().references(cardId, { onDelete: "cascade" }),
      decision: plainText().$type<CardDecision>().notNull(),
      note: plainText().notNull(),
      createdAt: moment("created_at").notNull().defaultNow(),
    },
    (table) => [index(`${prefix}_audit_of_card`).on(table.cardId)],
  );
export type AuditTable = ReturnType<typeof auditTable>;

export const greetingCards = pgTable(
  "greeting_card",
  {
    id: uuid().primaryKey(),
    orderId: ofOrder().notNull().unique(),
    campaignCode: plainText("campaign_code").$type<CampaignCode>().notNull(),
    heading: plainText().$type<HeadingForm>().notNull().default("ofDesign"),
    recipient: personalText().notNull(),
    message: personalText().notNull(),
    recipientEmail: personalText("recipient_email"),
    sendOn: date("send_on"),
    openedAt: moment("opened_at"),
    thankedAt: moment("thanked_at"),
    thanks: personalText(),
    ...cardColumns(),
  },
  (table) => [
    check("greeting_card_thanks_have_their_moment", sql`${table.thanks} is null or ${table.thankedAt} is not null`),
    index("greeting_card_kept_since").on(sql`coalesce(${table.openedAt}, ${table.createdAt})`),
    index("greeting_card_with_address")
      .on(table.id)
      .where(sql`${table.recipientEmail} is not null or ${table.thanks} is not null`),
  ],
);

export const greetingCardReports = reportTable("greeting_card", () => greetingCards.id);
export const greetingCardAudits = auditTable("greeting_card", () => greetingCards.id);

export const memorialCards = pgTable(
  "memorial_card",
  {
    id: uuid().primaryKey(),
    orderId: ofOrder().unique(),
    /** Of a card without a gift: the others have their order's. */
    idempotencyKey: uuid("idempotency_key").unique(),
    bodyHash: personalText("body_hash"),
    name: personalText().notNull(),
    bornYear: integer("born_year"),
    diedYear: integer("died_year"),
    greeting: personalText().notNull(),
    litAt: moment("lit_at"),
    ...cardColumns(),
    /** Of a candle without a gift it may be said later, or never. */
    email: personalText(),
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
