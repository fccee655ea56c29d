import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";

/** Somebody is at their bank to fetch their account, for half an hour. Nothing of the account itself is kept. */
export const accountLookups = pgTable(
  "account_lookup",
  {
    id: uuid().primaryKey(),
    tokenHash: plainText("token_hash").notNull().unique(),
    /** The browser that began: nobody else is told. */
    sessionHash: plainText("session_hash").notNull(),
    /** Whose account it must be, as a keyed hash: to compare is all that is done with the number. */
    personalNumberLookup: personalText("personal_number_lookup").notNull(),
    briteSessionId: plainText("brite_session_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("account_lookup_expires_at").on(table.expiresAt)],
);
