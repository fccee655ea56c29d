import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { mandateDraws } from "../../platform/database/tables/mandates.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { dayInSweden } from "../../platform/database/time.ts";
import { orderColumns } from "./paid-order.ts";

/** By what somebody's orders are found. Mailboxes and mobiles are proven, and in lower case. */
export type Whose = {
  lookup: string;
  emails: readonly string[];
  mobiles: readonly string[];
};

const isOfMailbox = (emails: readonly string[]) =>
  and(isNotNull(orders.email), inArray(sql`lower(${orders.email})`, [...emails]));

/** What was given with another's number is that other's, whatever address it came from, and a company's is the company's. */
export const isTheirs = ({ lookup, emails, mobiles }: Whose): SQL | undefined => {
  const isOfAddress = or(
    emails.length === 0 ? undefined : isOfMailbox(emails),
    mobiles.length === 0 ? undefined : inArray(orders.mobile, [...mobiles]),
  );
  const isNobodyElses = and(isNull(orders.personalNumberLookup), ne(orders.donorKind, "company"));
  const isBroughtHome = isOfAddress && and(isNobodyElses, isOfAddress);
  return or(eq(orders.personalNumberLookup, lookup), isBroughtHome);
};

/** Whoever reads the mailbox has had their receipts. */
export const isMailedTo = (email: string): SQL | undefined => isOfMailbox([email]);

/** The bank's day of what it drew, and ours where it has told none; of all else the day on which it was paid. */
const paidOn = dayInSweden(orders.paidAt);
const givenOn = sql<string>`coalesce(${mandateDraws.drawnOn}::text, ${mandateDraws.dueOn}::text, ${paidOn})`;

export const paidOrdersWhere = async (db: Transaction, whose: SQL | undefined) => {
  const rows = await db
    .select({
      ...orderColumns,
      ...pickColumns(orders, "email", "mobile"),
      ...pickColumns(payments, "payerMobile"),
      paidOn,
      day: givenOn,
    })
    .from(orders)
    .leftJoin(payments, eq(payments.id, orders.paidBy))
    .leftJoin(mandateDraws, eq(mandateDraws.orderId, orders.id))
    .where(and(whose, isNotNull(orders.paidAt)));
  return rows as (Omit<(typeof rows)[number], "paidAt"> & { paidAt: Date })[];
};
export type TheirOrder = Awaited<ReturnType<typeof paidOrdersWhere>>[number];
