import { integer, pgTable } from "drizzle-orm/pg-core";
import { moment, plainJson } from "./columns.ts";

export const publishedSnapshot = pgTable("published_snapshot", {
  id: integer().primaryKey().default(1),
  content: plainJson().notNull(),
  fetchedAt: moment("fetched_at").notNull().defaultNow(),
});
