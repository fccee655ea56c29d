import { randomUUID } from "node:crypto";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { and, asc, eq, getTableColumns, inArray, isNull, sql, count, min } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import type { AuditTable, ReportTable } from "../../platform/database/tables/cards.ts";
import type { AttentionSection } from "../../platform/staff/section.ts";

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
    const mostReported = sql`count(*) over (partition by ${reports.why}) desc`;
    const isOfFirst = sql`row_number() over (order by ${reports.createdAt}) <= ${firstReports}`;
    const kept = tx.select({ id: reports.id }).from(reports).where(isOpen);
    if ((await tx.$count(reports, isOpen)) >= mostOpenReports)
      await tx
        .delete(reports)
        .where(inArray(reports.id, kept.orderBy(mostReported, isOfFirst, asc(reports.createdAt)).limit(1)));
    await tx.insert(reports).values({ id: randomUUID(), cardId, why: said === "" ? null : said });
  });
};

export type CardKind = CardTables & { showReports: (db: Database, siteUrl: string) => Promise<string> };

type Reported<Card> = CardTables & {
  name: string;
  stateOf: (card: Card) => string;
  reportedWords: (card: Card) => Record<string, string>;
  pageOf: (card: Card) => string;
};

export const cardKind = <Card extends { shortReference: string }>({
  name,
  stateOf,
  reportedWords,
  pageOf,
  ...tables
}: Reported<Card>): CardKind => ({
  ...tables,
  showReports: async (db, siteUrl) => {
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
      const written = Object.entries({ Why: why ?? "not said", ...reportedWords(card) });
      return [
        `${card.shortReference}, ${stateOf(card)}, reported ${createdAt.toISOString()}`,
        ...written.map(([label, text]) => `  ${label}: ${readable(text)}`),
        `  Page: ${siteUrl}${pageOf(card)}`,
      ].join("\n");
    });
    return `${texts.join("\n\n")}\n`;
  },
});

/** Strangers wrote it, and a terminal obeys some control characters. */
export const readable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");

const reportedIn =
  ({ cards, reports }: CardTables) =>
  (db: Database) =>
    db
      .select({
        card: sql<string>`${cards.shortReference}`,
        reports: count(),
        since: min(reports.createdAt),
        hidden: sql<string>`case when ${cards.hiddenAt} is null then 'no' else 'yes' end`,
      })
      .from(reports)
      .innerJoin(cards, eq(cards.id, reports.cardId))
      .where(isNull(reports.settledAt))
      .groupBy(cards.id)
      .orderBy(asc(min(reports.createdAt)));

const remedy =
  "Read them today: npm run cards --workspace services/api -- reports. Then, with who you are and why: " +
  '-- hide <card> "<note>", which takes the card away at once, or -- show <card> "<note>", which leaves it.';

export const reportedSection = (heading: string, tables: CardTables): AttentionSection => ({
  heading,
  isGrave: true,
  remedy,
  rows: reportedIn(tables),
});
