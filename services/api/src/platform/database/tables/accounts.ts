import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";

export const accountLookups = pgTable(
  "account_lookup",
  {
    id: uuid().primaryKey(),
    tokenHash: plainText("token_hash").notNull().unique(),
    sessionHash: plainText("session_hash").notNull(),
    personalNumberLookup: personalText("personal_number_lookup").notNull(),
    briteSessionId: plainText("brite_session_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("account_lookup_expires_at").on(table.expiresAt)],
);
