import { count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { giftLinks, giftMailings } from "../../platform/database/tables/gift-links.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { showSections } from "../../platform/staff/section.ts";
import type { Section } from "../../platform/staff/section.ts";
import { isUsedLink } from "./find-link.ts";

const mailings: Section = {
  heading: "Mailings with links to who gives each month",
  remedy: "`revoke` with the first column ends one.",
  rows: async (db) => {
    const used = db.$with("used").as(
      db
        .select({ mailingId: giftLinks.mailingId, times: count().as("times") })
        .from(giftLinks)
        .leftJoin(orders, eq(orders.id, giftLinks.orderId))
        .where(isUsedLink)
        .groupBy(giftLinks.mailingId),
    );
    const rows = await db
      .with(used)
      .select({ mailing: giftMailings, times: sql<number>`coalesce(${used.times}, 0)`.mapWith(Number) })
      .from(giftMailings)
      .leftJoin(used, eq(used.mailingId, giftMailings.id))
      .orderBy(desc(giftMailings.createdAt));
    return rows.map(({ mailing, times }) => ({
      mailing: mailing.shortReference,
      kind: mailing.kind,
      made: mailing.createdAt,
      note: mailing.note,
      links: mailing.links,
      used: times,
      expires: mailing.expiresAt,
      revoked: mailing.revokedAt,
      why: mailing.revokedNote,
    }));
  },
};

export const showMailings = (db: Database): Promise<string> => showSections(db, [mailings]);
