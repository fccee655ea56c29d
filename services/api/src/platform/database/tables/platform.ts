import { integer, pgTable, index } from "drizzle-orm/pg-core";
import { moment, plainBytes, plainJson, plainText } from "./columns.ts";

export const publishedSnapshot = pgTable("published_snapshot", {
  id: integer().primaryKey().default(1),
  content: plainJson().notNull(),
  fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/** What editors uploaded for cards, by its SHA-256. */
export const uploadedArtworkFiles = pgTable("uploaded_artwork_file", {
  hash: plainText().primaryKey(),
  content: plainBytes().notNull(),
  fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

export const rateLimits = pgTable(
  "rate_limit",
  {
    key: plainText().primaryKey(),
    calls: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("rate_limit_ends_at").on(table.endsAt)],
);
