import { orderMemorialSheet } from "@hjarta-lunga/contract/routes.ts";
import { and, inArray, isNull } from "drizzle-orm";
import { memorialSheets } from "../../platform/database/tables/documents.ts";
import { documentsMyData } from "../documents-my-data.ts";
import { dayInSweden } from "../../platform/database/time.ts";

const { orderId, name: about, createdAt, replacedAt } = memorialSheets;

export const memorialGiftMyData = documentsMyData({
  pages: { memorial_gift: orderMemorialSheet.href },
  kept: "documentWords",
  find: (db, orderIds) =>
    db
      .select({ orderId, about, on: dayInSweden(createdAt) })
      .from(memorialSheets)
      .where(and(inArray(orderId, orderIds), isNull(replacedAt))),
});
