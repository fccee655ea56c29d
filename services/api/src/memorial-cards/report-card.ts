import { randomUUID } from "node:crypto";
import type { CardReport } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { memorialCardReports } from "../database/tables/memorial-cards.ts";
import { sharedCard } from "./repository.ts";

/** Signs that stand for nothing, among them one that no database takes. A line's end is left. */
const noText = /[^\P{Cc}\n]/gu;

/** Of one card. More tell staff no more, and whoever goes on reporting must not keep others from being heard elsewhere. */
export const mostOpenReports = 50;

/** Writes down for staff that somebody found something wrong with a card. Who it was is not asked. */
export const reportCard = async (db: Database, { reference, why }: CardReport): Promise<void> => {
  const { id: cardId } = await sharedCard(db, reference);
  const isOpen = and(eq(memorialCardReports.cardId, cardId), isNull(memorialCardReports.settledAt));
  if ((await db.$count(memorialCardReports, isOpen)) >= mostOpenReports) return;
  const said = why?.replaceAll(noText, " ").trim();
  await db.insert(memorialCardReports).values({ id: randomUUID(), cardId, why: said === "" ? null : said });
};
