import { bigint, boolean, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

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
    recordedAt: moment("recorded_at").notNull().defaultNow(),
  },
  (table) => [
    index("consent_choice_id").on(table.id, table.entry),
    index("consent_choice_recorded_at").on(table.recordedAt),
  ],
);
