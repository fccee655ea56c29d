import { greetingCardShared } from "@hjarta-lunga/contract/routes.ts";
import { asc, eq, isNull } from "drizzle-orm";
import { readable } from "../cards/readable.ts";
import type { Database } from "../../platform/database/connect.ts";
import { greetingCardReports, greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import { stateOf } from "./repository.ts";

/** The reports that nobody has decided on, with what stands on the card. */
export const showGreetingReports = async (db: Database, siteUrl: string): Promise<string> => {
  const open = await db
    .select({ card: greetingCards, report: greetingCardReports })
    .from(greetingCardReports)
    .innerJoin(greetingCards, eq(greetingCards.id, greetingCardReports.cardId))
    .where(isNull(greetingCardReports.settledAt))
    .orderBy(asc(greetingCardReports.createdAt));
  if (open.length === 0) return "No greeting card is reported.\n";
  const texts = open.map(({ card, report }) =>
    [
      `${card.shortReference}, ${stateOf(card)}, reported ${report.createdAt.toISOString()}`,
      `  Why: ${readable(report.why ?? "not said")}`,
      `  To: ${readable(card.recipient)}`,
      `  Words: ${readable(card.message)}`,
      `  From: ${readable(card.sender)}`,
      `  Page: ${siteUrl}${greetingCardShared.href(card.campaignCode, card.reference)}`,
    ].join("\n"),
  );
  return `${texts.join("\n\n")}\n`;
};
