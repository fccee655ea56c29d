import { asc, count, eq, isNull, min, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { memorialCardReports, memorialCards } from "../database/tables/memorial-cards.ts";
import type { Section } from "../staff/section.ts";

const reported = (db: Database) =>
  db
    .select({
      card: memorialCards.shortReference,
      reports: count(),
      since: min(memorialCardReports.createdAt),
      hidden: sql<string>`case when ${memorialCards.hiddenAt} is null then 'no' else 'yes' end`,
    })
    .from(memorialCardReports)
    .innerJoin(memorialCards, eq(memorialCards.id, memorialCardReports.cardId))
    .where(isNull(memorialCardReports.settledAt))
    .groupBy(memorialCards.id)
    .orderBy(asc(min(memorialCardReports.createdAt)));

export const cardSections: Section[] = [
  {
    heading: "Memorial cards that somebody has reported",
    remedy:
      "Read them today: npm run memorial-card --workspace services/api -- reports. Then, with who you are and why: " +
      '-- hide <card> "<note>", which takes the card away at once, or -- show <card> "<note>", which leaves it.',
    rows: reported,
  },
];
