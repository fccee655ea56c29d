import { asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import type { CardTables } from "./card-tables.ts";
import { readable } from "./readable.ts";

type Kind<Card> = {
  name: string;
  tables: CardTables;
  stateOf: (card: Card) => string;
  wordsOf: (card: Card) => Record<string, string>;
  pageOf: (card: Card) => string;
};

export const createShowReports =
  <Card extends { shortReference: string }>({ name, tables, stateOf, wordsOf, pageOf }: Kind<Card>) =>
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
