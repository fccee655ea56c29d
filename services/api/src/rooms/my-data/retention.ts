import { and, eq, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { isPast, type Retention } from "../../platform/database/kept.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { addressProofs, comments, mailLinks, persons, staffReads } from "../../platform/database/tables/my-data.ts";
import { orders } from "../../platform/database/tables/orders.ts";

const hasGivenSince = (db: Database) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.personalNumberLookup, persons.lookup),
        isNotNull(orders.paidAt),
        sql`not ${isPast("person", orders.paidAt)}`,
      ),
    );

/** Whoever asked to be forgotten goes when the mail that says so has gone. */
const isTold = (db: Database) =>
  notExists(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(eq(mails.ownerId, persons.id), isNull(mails.sentAt), isNull(mails.refusedAt), isNull(mails.replacedAt)),
      ),
  );

export const myDataRetention = {
  person: async (db) => {
    await db.delete(persons).where(and(isNotNull(persons.forgottenAt), isTold(db)));
    await db.delete(persons).where(and(isPast("person", persons.seenAt), sql`not exists ${hasGivenSince(db)}`));
  },
  addressProof: async (db) => {
    await db.delete(addressProofs).where(isPast("addressProof", addressProofs.createdAt));
    await db.delete(mailLinks).where(isPast("addressProof", mailLinks.createdAt));
  },
  comment: (db) =>
    db.delete(comments).where(isPast("comment", sql`coalesce(${comments.answeredAt}, ${comments.createdAt})`)),
  staffRead: (db) => db.delete(staffReads).where(isPast("staffRead", staffReads.at)),
} satisfies Retention;
