import { bigint, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalJson, personalText, plainText } from "./columns.ts";

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
