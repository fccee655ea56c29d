import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { moment, plainText } from "./columns.ts";

export const rateLimits = pgTable(
  "rate_limit",
  {
    key: plainText().primaryKey(),
    calls: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("rate_limit_ends_at").on(table.endsAt)],
);
