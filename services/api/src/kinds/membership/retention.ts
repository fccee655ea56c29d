import { inArray, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { membershipDetails, members, membershipYears } from "../../platform/database/tables/memberships.ts";

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
