import { asc, count, eq, isNull, min, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import type { AttentionSection } from "../../platform/staff/section.ts";
import type { CardTables } from "./reports.ts";

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
