import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import type { ReportTable } from "../database/tables/cards.ts";

/** Signs that stand for nothing, among them one that no database takes. A line's end is left. */
const noText = /[^\P{Cc}\n]/gu;

/** Of one card. More tell staff no more, and whoever goes on reporting must not keep others from being heard elsewhere. */
export const mostOpenReports = 50;

/** Writes down for staff that somebody found something wrong with a card. Who it was is not asked. */
export const reportCard = async (
  db: Database,
  reports: ReportTable,
  { cardId, why }: { cardId: string; why: string | undefined },
): Promise<void> => {
  const isOpen = and(eq(reports.cardId, cardId), isNull(reports.settledAt));
  if ((await db.$count(reports, isOpen)) >= mostOpenReports) return;
  const said = why?.replaceAll(noText, " ").trim();
  await db.insert(reports).values({ id: randomUUID(), cardId, why: said === "" ? null : said });
};
