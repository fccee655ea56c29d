import { randomUUID } from "node:crypto";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import type { AuditTable, ReportTable } from "../../platform/database/tables/cards.ts";

type CardColumns = Record<"id" | "shortReference" | "reference" | "hiddenAt", AnyPgColumn>;
export type CardTables = {
  cards: PgTable & CardColumns;
  reports: ReportTable;
  audits: AuditTable;
  /** What else has waited for staff to show a card that they had hidden. */
  onceShown?: (tx: Transaction, cardId: string) => Promise<unknown>;
};

/** Signs that stand for nothing, among them one that no database takes. A line's end is left. */
const noText = /[^\P{Cc}\n]/gu;

/** The next report replaces one of those that say the same, so that a flood keeps nobody from being heard. */
export const mostOpenReports = 50;
const firstReports = 25;

export const reportCard = async (
  db: Database,
  reports: ReportTable,
  { cardId, why }: { cardId: string; why: string | undefined },
): Promise<void> => {
  const isOpen = and(eq(reports.cardId, cardId), isNull(reports.settledAt));
  const said = why?.replaceAll(noText, " ").trim();
  await db.transaction(async (tx) => {
    const saidMost = sql`count(*) over (partition by ${reports.why}) desc`;
    const isOfFirst = sql`row_number() over (order by ${reports.createdAt}) <= ${firstReports}`;
    const kept = tx.select({ id: reports.id }).from(reports).where(isOpen);
    if ((await tx.$count(reports, isOpen)) >= mostOpenReports)
      await tx
        .delete(reports)
        .where(inArray(reports.id, kept.orderBy(saidMost, isOfFirst, asc(reports.createdAt)).limit(1)));
    await tx.insert(reports).values({ id: randomUUID(), cardId, why: said === "" ? null : said });
  });
};

type Reported<Card> = {
  name: string;
  tables: CardTables;
  stateOf: (card: Card) => string;
  wordsOf: (card: Card) => Record<string, string>;
  pageOf: (card: Card) => string;
};

export const createShowReports =
  <Card extends { shortReference: string }>({ name, tables, stateOf, wordsOf, pageOf }: Reported<Card>) =>
  async (db: Database, siteUrl: string): Promise<string> => {
    const { cards, reports } = tables;
    const open = await db
      .select({ card: getTableColumns(cards), why: reports.why, createdAt: reports.createdAt })
      .from(reports)
      .innerJoin(cards, eq(cards.id, reports.cardId))
      .where(isNull(reports.settledAt))
      .orderBy(asc(reports.createdAt));
    if (open.length === 0) return `No ${name} is reported.\n`;
    const texts = open.map(({ card: found, why, createdAt }) => {
      const card = found as Card;
      const written = Object.entries({ Why: why ?? "not said", ...wordsOf(card) });
      return [
        `${card.shortReference}, ${stateOf(card)}, reported ${createdAt.toISOString()}`,
        ...written.map(([label, text]) => `  ${label}: ${readable(text)}`),
        `  Page: ${siteUrl}${pageOf(card)}`,
      ].join("\n");
    });
    return `${texts.join("\n\n")}\n`;
  };

/** Strangers wrote it, and a terminal obeys some control characters. */
export const readable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
