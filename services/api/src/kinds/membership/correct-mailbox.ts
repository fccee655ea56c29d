import { and, eq, inArray, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/database/connect.ts";
import { members, membershipYears } from "../../platform/database/tables/memberships.ts";
import { mailboxOf } from "../../ledger/donors/mailbox.ts";
import type { EmailChange } from "../../ledger/orders/handler.ts";

const other = alias(members, "other");

/** Two members of the same name are not made one. */
export const correctMailbox = (tx: Transaction, orderId: string, { from, to }: EmailChange) => {
  const mailbox = mailboxOf(to);
  const ofOrder = tx
    .select({ number: membershipYears.memberNumber })
    .from(membershipYears)
    .where(eq(membershipYears.orderId, orderId));
  const sameAlready = tx
    .select({ number: other.number })
    .from(other)
    .where(and(eq(other.mailbox, mailbox), eq(other.name, members.name)));
  return tx
    .update(members)
    .set({ mailbox })
    .where(and(inArray(members.number, ofOrder), eq(members.mailbox, mailboxOf(from)), notExists(sameAlready)));
};
