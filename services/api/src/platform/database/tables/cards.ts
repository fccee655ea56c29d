import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";

/* What memorial cards and greeting cards have in common. `prefix` is the name of the cards' own table. */

type CardId = () => AnyPgColumn;

/** What a card is known by, whose it is, and whether it can be seen and changed. */
export const cardColumns = () => ({
  /** Of the sender's page: the order's own, where there is one. */
  orderReference: plainText("order_reference").notNull().unique(),
  /** What staff call it: the order's own, where there is one. It opens nothing. */
  shortReference: plainText("short_reference").notNull().unique(),
  /** What it is shared by. */
  reference: plainText().notNull().unique(),
  sender: personalText().notNull(),
  /** The sender's. */
  email: personalText().notNull(),
  language: plainText().$type<Language>().notNull(),
  /** Rises with each correction. */
  version: integer().notNull().default(1),
  /** Rises when the link in the sender's mail shall be good no more. */
  linkVersion: integer("link_version").notNull().default(1),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** By its sender, for good. */
  takenDownAt: moment("taken_down_at"),
  /** By staff, until they show it again. */
  hiddenAt: moment("hidden_at"),
});

/** Somebody who saw a card found that it wounds or deceives. */
export const reportTable = (prefix: string, cardId: CardId) =>
  pgTable(
    `${prefix}_report`,
    {
      id: uuid().primaryKey(),
      cardId: uuid("card_id").notNull().references(cardId, { onDelete: "cascade" }),
      why: personalText(),
      createdAt: moment("created_at").notNull().defaultNow(),
      /** When staff decided. */
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

/** What staff did with a card, who and why. */
export const auditTable = (prefix: string, cardId: CardId) =>
  pgTable(
    `${prefix}_audit`,
    {
      id: uuid().primaryKey(),
      cardId: uuid("card_id").notNull().references(cardId, { onDelete: "cascade" }),
      decision: plainText().$type<CardDecision>().notNull(),
      /** As staff wrote it: who they are, and why. */
      note: plainText().notNull(),
      createdAt: moment("created_at").notNull().defaultNow(),
    },
    (table) => [index(`${prefix}_audit_of_card`).on(table.cardId)],
  );
export type AuditTable = ReturnType<typeof auditTable>;
