import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What consenting visitors' browsers tell of their visit. */
export const webEvents = pgTable(
  "web_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    session: uuid().notNull(),
    identity: uuid().notNull(),
    requestGroup: text("request_group").notNull(),
    currentUrl: text("current_url").notNull(),
    fields: jsonb().notNull(),
    /** Of a purchase alone: told once, whichever tab is first. */
    transactionId: text("transaction_id"),
  },
  (table) => [uniqueIndex("web_event_transaction").on(table.transactionId), index("web_event_at").on(table.at)],
);
