import { and, eq, inArray, max, notExists, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import type { Transaction, Database } from "../../platform/database/connect.ts";
import { todayInSweden } from "../../platform/database/tables/columns.ts";
import { members, membershipDetails, membershipYears } from "../../platform/database/tables/memberships.ts";
import { mailboxOf } from "../../ledger/donors/mailbox.ts";
import type { EmailChange, FulfilledOrder } from "../../ledger/orders/handler.ts";
import { isPast } from "../../platform/database/kept.ts";

/** What begins on 29 February ends on 28 February. */
const lastDayFrom = (firstDay: string): string => {
  const date = new Date(firstDay);
  const lastDay = Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1);
  return new Date(lastDay).toISOString().slice(0, 10);
};

/** Nobody loses a day by renewing early. */
export const nextYear = (today: string, lastDay: string | null): { firstDay: string; lastDay: string } => {
  const firstDay = lastDay !== null && lastDay >= today ? daysAfter(lastDay, 1) : today;
  return { firstDay, lastDay: lastDayFrom(firstDay) };
};

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

const atOnce = 500;
const { memberNumber, lastDay, orderId } = membershipYears;
const lastOfAll = sql`(max(${lastDay})::timestamp at time zone 'Europe/Stockholm')`;

const pastMembers = async (tx: Transaction, among?: SQL): Promise<number[]> => {
  const past = await tx
    .select({ memberNumber })
    .from(membershipYears)
    .where(among)
    .groupBy(memberNumber)
    .having(isPast("membership", lastOfAll))
    .limit(atOnce);
  return past.map((member) => member.memberNumber);
};

/** Whoever pays for another year locks the member's row: with all rows locked the years are looked at once more. */
export const removePastMembers = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const { number } = members;
    const found = await pastMembers(tx);
    if (found.length === 0) return;
    const taken = await tx
      .select({ number })
      .from(members)
      .where(inArray(number, found))
      .for("update", { skipLocked: true });
    const numbers = taken.map((member) => member.number);
    const past = numbers.length === 0 ? [] : await pastMembers(tx, inArray(memberNumber, numbers));
    if (past.length === 0) return;
    const years = await tx.delete(membershipYears).where(inArray(memberNumber, past)).returning({ orderId });
    const orderIds = years.map((year) => year.orderId);
    await tx.delete(membershipDetails).where(inArray(membershipDetails.orderId, orderIds));
    await tx.delete(members).where(inArray(number, past));
  });

/** Who asks to be forgotten is a member no more. That the fee was paid stays in the books. */
export const endMembershipsOf = async (tx: Transaction, orderIds: string[]): Promise<void> => {
  const { number } = members;
  const found = await tx.select({ memberNumber }).from(membershipYears).where(inArray(orderId, orderIds));
  const numbers = found.map((year) => year.memberNumber);
  await tx.select({ number }).from(members).where(inArray(number, numbers)).for("update");
  const years = await tx.delete(membershipYears).where(inArray(memberNumber, numbers)).returning({ orderId });
  const all = [...orderIds, ...years.map((year) => year.orderId)];
  await tx.delete(membershipDetails).where(inArray(membershipDetails.orderId, all));
  await tx.delete(members).where(inArray(number, numbers));
};
