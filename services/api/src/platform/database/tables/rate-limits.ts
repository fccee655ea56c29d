import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { moment, plainText } from "./columns.ts";

/** How often a client has called. The client is a keyed hash, and the row goes when its window has passed. */
export const rateLimits = pgTable(
  "rate_limit",
  {
    key: plainText().primaryKey(),
    calls: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("rate_limit_ends_at").on(table.endsAt)],
);
