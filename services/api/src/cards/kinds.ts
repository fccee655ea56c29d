import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../database/connect.ts";
import type { AuditTable, ReportTable } from "../database/tables/cards.ts";
import { greetingCardAudits, greetingCardReports, greetingCards } from "../database/tables/greeting-cards.ts";
import { memorialCardAudits, memorialCardReports, memorialCards } from "../database/tables/memorial-cards.ts";
import { mailOnceShown } from "../greeting-cards/recipient-mail.ts";

type CardColumns = Record<"id" | "shortReference" | "reference" | "hiddenAt", AnyPgColumn>;
/** Where a kind of card is kept, with what others have reported and staff decided. */
export type CardTables = {
  cards: PgTable & CardColumns;
  reports: ReportTable;
  audits: AuditTable;
  /** What else has waited for staff to show a card that they had hidden. */
  onceShown?: (tx: Transaction, cardId: string) => Promise<unknown>;
};

export const cardTables = {
  memorial: { cards: memorialCards, reports: memorialCardReports, audits: memorialCardAudits },
  greeting: {
    cards: greetingCards,
    reports: greetingCardReports,
    audits: greetingCardAudits,
    onceShown: mailOnceShown,
  },
} as const satisfies Record<string, CardTables>;
