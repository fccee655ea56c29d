import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { sql } from "drizzle-orm";
import { check, date, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { auditTable, cardColumns, reportTable } from "./cards.ts";
import { moment, personalText, plainText } from "./columns.ts";
import { orders } from "./orders.ts";

export const greetingCards = pgTable(
  "greeting_card",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: "cascade" }),
    campaignCode: plainText("campaign_code").$type<CampaignCode>().notNull(),
    recipient: personalText().notNull(),
    message: personalText().notNull(),
    recipientEmail: personalText("recipient_email"),
    sendOn: date("send_on"),
    openedAt: moment("opened_at"),
    thankedAt: moment("thanked_at"),
    thanks: personalText(),
    ...cardColumns(),
  },
  (table) => [
    check("greeting_card_thanks_have_their_moment", sql`${table.thanks} is null or ${table.thankedAt} is not null`),
    index("greeting_card_kept_since").on(sql`coalesce(${table.openedAt}, ${table.createdAt})`),
    index("greeting_card_with_address")
      .on(table.id)
      .where(sql`${table.recipientEmail} is not null or ${table.thanks} is not null`),
  ],
);

export const greetingCardReports = reportTable("greeting_card", () => greetingCards.id);
export const greetingCardAudits = auditTable("greeting_card", () => greetingCards.id);
