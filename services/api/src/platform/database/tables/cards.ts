import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";

type CardId = () => AnyPgColumn;

export const cardColumns = () => ({
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

export const reportTable = (prefix: string, cardId: CardId) =>
  pgTable(
    `${prefix}_report`,
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

export const auditTable = (prefix: string, cardId: CardId) =>
  pgTable(
    `${prefix}_audit`,
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
