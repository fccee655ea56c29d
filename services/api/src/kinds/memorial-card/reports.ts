import { memorialCard } from "@hjarta-lunga/contract/routes.ts";
import { asc, eq, isNull } from "drizzle-orm";
import { readable } from "../cards/readable.ts";
import type { Database } from "../../platform/database/connect.ts";
import { memorialCardReports, memorialCards } from "../../platform/database/tables/memorial-cards.ts";
import { stateOf } from "./repository.ts";

/** The reports that nobody has decided on, with what stands on the card. */
export const showReports = async (db: Database, siteUrl: string): Promise<string> => {
  const open = await db
    .select({ card: memorialCards, report: memorialCardReports })
    .from(memorialCardReports)
    .innerJoin(memorialCards, eq(memorialCards.id, memorialCardReports.cardId))
    .where(isNull(memorialCardReports.settledAt))
    .orderBy(asc(memorialCardReports.createdAt));
  if (open.length === 0) return "No memorial card is reported.\n";
  const texts = open.map(({ card, report }) =>
    [
      `${card.shortReference}, ${stateOf(card)}, reported ${report.createdAt.toISOString()}`,
      `  Why: ${readable(report.why ?? "not said")}`,
      `  For: ${readable(card.name)}`,
      `  Words: ${readable(card.greeting)}`,
      `  From: ${readable(card.sender)}`,
      `  Page: ${siteUrl}${memorialCard.href(card.reference)}`,
    ].join("\n"),
  );
  return `${texts.join("\n\n")}\n`;
};
