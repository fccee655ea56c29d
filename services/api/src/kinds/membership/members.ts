import { and, eq, inArray, max, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/database/connect.ts";
import { todayInSweden } from "../../platform/database/tables/columns.ts";
import { members, membershipDetails, membershipYears } from "../../platform/database/tables/memberships.ts";
import { mailboxOf } from "../../ledger/donors/mailbox.ts";
import type { EmailChange, FulfilledOrder } from "../../ledger/orders/handler.ts";
import { nextYear } from "./year.ts";

const spaces = /\s+/g;

/** The same mailbox and the same name, case and spaces aside, are the same person. */
const identityOf = (email: string, { firstName, lastName }: FulfilledOrder) => ({
  mailbox: mailboxOf(email),
  name: `${firstName ?? ""} ${lastName ?? ""}`.toLowerCase().replaceAll(spaces, " ").trim(),
});

/** The row is locked, so that each payment of a person sees the years that the others added. */
const lockMember = async (tx: Transaction, { mailbox, name }: ReturnType<typeof identityOf>): Promise<number> => {
  const number = members.number;
  const isKnown = and(eq(members.mailbox, mailbox), eq(members.name, name));
  const [known] = await tx.select({ number }).from(members).where(isKnown).for("update");
  if (known) return known.number;
  const [added] = await tx
    .insert(members)
    .values({ mailbox, name })
    // Another payment may have added the same person just now: the update waits for it, and answers with its row.
    .onConflictDoUpdate({ target: [members.mailbox, members.name], set: { mailbox } })
    .returning({ number });
  if (!added) throw new Error("A member was neither found nor added");
  return added.number;
};

/** False when the order has been forgotten: nobody knows whose year it would be. */
export const addMembershipYear = async (tx: Transaction, order: FulfilledOrder): Promise<boolean> => {
  const [details] = await tx
    .select({ kindCode: membershipDetails.kindCode })
    .from(membershipDetails)
    .where(eq(membershipDetails.orderId, order.id));
  if (!details || order.email === null) return false;
  const memberNumber = await lockMember(tx, identityOf(order.email, order));
  const [known] = await tx
    .select({ today: sql<string>`${todayInSweden}::text`, lastDay: max(membershipYears.lastDay) })
    .from(membershipYears)
    .where(eq(membershipYears.memberNumber, memberNumber));
  if (!known) throw new Error("The database did not say what day it is");
  await tx
    .insert(membershipYears)
    .values({ orderId: order.id, memberNumber, ...details, ...nextYear(known.today, known.lastDay) });
  return true;
};

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
