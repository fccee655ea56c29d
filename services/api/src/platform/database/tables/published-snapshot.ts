import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What the content service last published, so that gifts go on while it is away. One row. */
export const publishedSnapshot = pgTable("published_snapshot", {
  id: integer().primaryKey().default(1),
  content: jsonb().notNull(),
  fetchedAt: moment("fetched_at").notNull().defaultNow(),
});
