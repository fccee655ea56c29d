import { desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { mails, orders } from "../database/schema.ts";

/** Receipts that no mail server takes, the newest first: somebody has to reach the giver in another way. */
export const refusedMail = (db: Database) =>
  db
    .select({
      order: orders.shortReference,
      refusedAt: mails.refusedAt,
      refusal: mails.refusal,
      email: orders.email,
      mobile: orders.mobile,
    })
    .from(mails)
    .innerJoin(orders, eq(orders.id, mails.orderId))
    .where(isNotNull(mails.refusedAt))
    .orderBy(desc(mails.refusedAt));
