import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/database/connect.ts";
import type { AuditTable, ReportTable } from "../../platform/database/tables/cards.ts";

type CardColumns = Record<"id" | "shortReference" | "reference" | "hiddenAt", AnyPgColumn>;
export type CardTables = {
  cards: PgTable & CardColumns;
  reports: ReportTable;
  audits: AuditTable;
  /** What else has waited for staff to show a card that they had hidden. */
  onceShown?: (tx: Transaction, cardId: string) => Promise<unknown>;
};
