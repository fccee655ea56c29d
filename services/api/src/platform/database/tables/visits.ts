import { bigint, boolean, index, integer, pgTable, uuid, uniqueIndex } from "drizzle-orm/pg-core";
import { moment, personalJson, personalText, plainText } from "./columns.ts";

/** Append-only (trigger 0001), so that a consent and its withdrawal can be shown. No IP address, no user agent. */
export const consentChoices = pgTable(
  "consent_choice",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull(),
    version: integer().notNull(),
    statistics: boolean().notNull(),
    marketing: boolean().notNull(),
    recordedAt: moment("recorded_at").notNull().defaultNow(),
  },
  (table) => [
    index("consent_choice_id").on(table.id, table.entry),
    index("consent_choice_recorded_at").on(table.recordedAt),
  ],
);

export const webEvents = pgTable(
  "web_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    session: uuid().notNull(),
    identity: uuid().notNull(),
    requestGroup: plainText("request_group").notNull(),
    currentUrl: personalText("current_url").notNull(),
    fields: personalJson().notNull(),
    /** Of a purchase alone: told once, whichever tab is first. */
    transactionId: plainText("transaction_id"),
  },
  (table) => [uniqueIndex("web_event_transaction").on(table.transactionId), index("web_event_at").on(table.at)],
);
