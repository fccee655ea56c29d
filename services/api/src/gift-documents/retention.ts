import { and, eq, exists, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { diplomas, giftDocumentDetails, giftDocuments } from "../database/tables/gift-documents.ts";
import { orders } from "../database/tables/orders.ts";

/** As the page about personal data says of greetings and whom they are for. */
const keptMonths = 12;
const isOld = (moment: typeof orders.paidAt | typeof diplomas.changedAt) =>
  lt(moment, sql`now() - make_interval(months => ${keptMonths})`);

/** Words and addresses go; the order, which tells of whoever gave alone, stays with the books. */
export const removeExpiredDocuments = async (db: Database): Promise<void> => {
  const { orderId, delivery } = giftDocumentDetails;
  const versions = db.select({ orderId: giftDocuments.orderId }).from(giftDocuments);
  const ofOrder = eq(giftDocuments.orderId, orderId);
  const paidLongAgo = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isOld(orders.paidAt)));
  // Counted from the printing, where it is printed; what still waits for that is not lost.
  const isRecent = sql`coalesce(${giftDocuments.printedAt}, ${giftDocuments.createdAt}) >= now() - make_interval(months => ${keptMonths})`;
  const isInPost = and(eq(delivery, "post"), isNull(giftDocuments.printedAt), isNull(giftDocuments.replacedAt));
  const expired = db
    .select({ orderId })
    .from(giftDocumentDetails)
    .where(and(exists(paidLongAgo), notExists(versions.where(and(ofOrder, sql`(${isRecent} or (${isInPost}))`)))));
  await db.delete(giftDocumentDetails).where(inArray(orderId, expired));
  await db.delete(diplomas).where(isOld(diplomas.changedAt));
};
