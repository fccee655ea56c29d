import { integer, pgTable, text, timestamp } from "@payloadcms/db-postgres/drizzle/pg-core";

/** What other sites answered. A table of our own: nobody edits it, and it needs no versions. */
export const outsideLinksTable = pgTable("outside_links", {
  url: text().primaryKey(),
  askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
  /** Null while it answers. */
  problem: text(),
  /** In a row: a site may be down for an hour. */
  failures: integer().notNull(),
});
