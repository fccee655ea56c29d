import { bigint, boolean, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Append-only (trigger 0001), so that a consent and its withdrawal can be shown. No IP address, no user agent. */
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
