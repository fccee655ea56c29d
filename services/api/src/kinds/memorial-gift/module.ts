import { isTooLate } from "@hjarta-lunga/contract/sheet-days.ts";
import { and, asc, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { Module } from "../module.ts";
import { memorialGiftMyData } from "./my-data.ts";
import { memorialGiftHandler } from "./handler.ts";
import { mailToParlor, sheetMails } from "./mails.ts";
import { memorialGiftRoutes } from "./routes.ts";
import { memorialPreviews } from "./sheet.ts";
import type { Database } from "../../platform/database/connect.ts";
import { todayInSweden } from "../../platform/database/tables/columns.ts";
import { memorialDetails } from "../../platform/database/tables/documents.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import type { AttentionSection } from "../../platform/staff/section.ts";

/** It was paid before, where we could not be told at once: only from then on has the parlour had a mail. */
const heardAt = sql`coalesce(${payments.settledAt}, ${orders.paidAt})`;
const heardInSweden = sql`(${heardAt} at time zone 'Europe/Stockholm')`;

const columns = {
  order: orders.shortReference,
  ceremony: memorialDetails.funeralDay,
  parlor: memorialDetails.parlorName,
  town: memorialDetails.parlorTown,
  paidAt: orders.paidAt,
  day: sql<string>`${heardInSweden}::date::text`,
  hour: sql<number>`extract(hour from ${heardInSweden})::int`,
};

/**
 * An order may be paid for a day: these were ordered in time and paid when it was late. Their mail may stand unread.
 */
const paidLate = async (db: Database) => {
  const isToCome = and(
    eq(memorialDetails.delivery, "parlor"),
    isNotNull(orders.paidAt),
    gte(memorialDetails.funeralDay, todayInSweden),
  );
  const paid = await db
    .select(columns)
    .from(memorialDetails)
    .innerJoin(orders, eq(orders.id, memorialDetails.orderId))
    .leftJoin(payments, eq(payments.id, orders.paidBy))
    .where(isToCome)
    .orderBy(asc(memorialDetails.funeralDay), asc(orders.paidAt));
  return paid
    .filter(({ ceremony, day, hour }) => ceremony !== null && isTooLate("parlor", ceremony, { day, hour }))
    .map(({ order, ceremony, parlor, town, paidAt }) => ({ order, ceremony, parlor, town, paidAt }));
};

export const memorialSections: AttentionSection[] = [
  {
    heading: "Memorial sheets that were paid late for their ceremony",
    isGrave: true,
    remedy: "The parlour has the mail, and may not read it in time: call it today.",
    rows: paidLate,
  },
];

export const memorialGift = {
  orders: { memorial_gift: memorialGiftHandler },
  mails: { memorialSheet: sheetMails.mailed, memorialSheetToParlor: mailToParlor },
  previews: memorialPreviews,
  myData: () => memorialGiftMyData,
  posted: { memorialSheet: sheetMails.posted },
  routes: [memorialGiftRoutes],
  attention: () => memorialSections,
} satisfies Module;
