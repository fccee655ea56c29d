import { giftCard, orderGiftCertificate } from "@hjarta-lunga/contract/routes.ts";
import { and, inArray, isNull } from "drizzle-orm";
import { giftDocuments } from "../../platform/database/tables/documents.ts";
import { documentsMyData } from "../documents-my-data.ts";
import { dayInSweden } from "../../platform/database/time.ts";

const { orderId, recipient: about, createdAt, replacedAt } = giftDocuments;

export const giftDocumentMyData = documentsMyData({
  pages: { gift_certificate: orderGiftCertificate.href, gift_card: giftCard.href },
  kept: "documentWords",
  find: (db, orderIds) =>
    db
      .select({ orderId, about, on: dayInSweden(createdAt) })
      .from(giftDocuments)
      .where(and(inArray(orderId, orderIds), isNull(replacedAt))),
});
