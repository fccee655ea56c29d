import { orderDiploma } from "@hjarta-lunga/contract/routes.ts";
import { inArray } from "drizzle-orm";
import { diplomas } from "../../platform/database/tables/documents.ts";
import { documentsMyData } from "../documents-my-data.ts";
import { dayInSweden } from "../../platform/database/time.ts";

const { orderId, name: about, createdAt } = diplomas;

export const giftMyData = documentsMyData({
  pages: { regular_gift: orderDiploma.href },
  kept: "diploma",
  find: (db, orderIds) =>
    db
      .select({ orderId, about, on: dayInSweden(createdAt) })
      .from(diplomas)
      .where(inArray(orderId, orderIds)),
});
