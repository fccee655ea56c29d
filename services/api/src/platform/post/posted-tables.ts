import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { and, eq, exists, inArray, isNull, not, notExists, or, sql } from "drizzle-orm";
import { giftDocumentDetails, giftDocuments, memorialDetails, memorialSheets } from "../database/tables/documents.ts";
import type { Database, Transaction } from "../database/connect.ts";
import { isPast } from "../database/kept.ts";
import { mails } from "../database/tables/mail.ts";
import { orders } from "../database/tables/orders.ts";

type Columns<Name extends string> = PgTable & Record<Name, AnyPgColumn>;
export type PostedTables = {
  versions: Columns<"orderId" | "version" | "createdAt" | "leasedUntil" | "printedAt" | "replacedAt">;
  details: Columns<"orderId" | "delivery">;
};

export const postedDocuments = ["memorialSheet", "giftDocument"] as const;
export type PostedDocument = (typeof postedDocuments)[number];

export const postedTables: Record<PostedDocument, PostedTables> = {
  memorialSheet: { versions: memorialSheets, details: memorialDetails },
  giftDocument: { versions: giftDocuments, details: giftDocumentDetails },
};

/** Counted from the printing, where it is printed; what still waits for that is not lost. */
const isStillKept = ({ versions, details }: PostedTables) => {
  const { createdAt, printedAt, replacedAt } = versions;
  const isRecent = not(isPast("documentWords", sql`coalesce(${printedAt}, ${createdAt})`));
  return or(isRecent, and(eq(details.delivery, "post"), isNull(printedAt), isNull(replacedAt)));
};

const removeExpired = async (db: Database, tables: PostedTables): Promise<void> => {
  const { versions, details } = tables;
  const { orderId } = details;
  const paidLongAgo = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isPast("documentWords", orders.paidAt)));
  const kept = db
    .select({ orderId: versions.orderId })
    .from(versions)
    .where(and(eq(versions.orderId, orderId), isStillKept(tables)));
  const expired = db
    .select({ orderId })
    .from(details)
    .where(and(exists(paidLongAgo), notExists(kept)));
  await db.delete(details).where(inArray(orderId, expired));
};

/** What waits to be printed, or for its mail to go, is somebody's who waits for it: it goes when it is old. */
export const removeDocumentsOf = async (tx: Transaction, document: PostedDocument, orderIds: string[]) => {
  const { versions, details } = postedTables[document];
  const { orderId } = details;
  const isToPrint = and(eq(details.delivery, "post"), isNull(versions.printedAt), isNull(versions.replacedAt));
  const toPrint = tx
    .select({ orderId: versions.orderId })
    .from(versions)
    .where(and(eq(versions.orderId, orderId), isToPrint));
  const toMail = tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.ownerId, orderId), isNull(mails.sentAt), isNull(mails.refusedAt), isNull(mails.replacedAt)));
  await tx.delete(details).where(and(inArray(orderId, orderIds), notExists(toPrint), notExists(toMail)));
};

export const removeExpiredDocuments = async (db: Database): Promise<void> => {
  for (const document of postedDocuments) await removeExpired(db, postedTables[document]);
};
