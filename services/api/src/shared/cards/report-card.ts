import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import type { ReportTable } from "../../platform/database/tables/cards.ts";

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
