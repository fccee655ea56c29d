import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * Proof of each choice about cookies. Append-only: a new choice with the same id is a new row, so that both the consent and
 * its withdrawal can be shown. No IP address, no user agent. A trigger (0001) refuses changes, and removal before the
 * retention time is over.
 */
export const consentChoices = pgTable(
  "consent_choice",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull(),
    version: integer().notNull(),
    statistics: boolean().notNull(),
    marketing: boolean().notNull(),
    recordedAt: timestamp("recorded_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("consent_choice_id").on(table.id, table.entry),
    index("consent_choice_recorded_at").on(table.recordedAt),
  ],
);

/** How often a client has called. The client is a keyed hash, and the row goes when its window has passed. */
export const rateLimits = pgTable(
  "rate_limit",
  {
    key: text().primaryKey(),
    calls: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("rate_limit_ends_at").on(table.endsAt)],
);
