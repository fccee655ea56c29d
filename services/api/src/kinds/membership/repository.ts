import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { membershipDetails, membershipYears } from "../../platform/database/tables/memberships.ts";
import { orders } from "../../platform/database/tables/orders.ts";

const before = alias(membershipYears, "before");

const columns = {
  ...pickColumns(orders, "shortReference", "language", "firstName", "lastName", "paidAt"),
  ...pickColumns(membershipDetails, "kindName", "household"),
  ...pickColumns(membershipYears, "memberNumber", "firstDay", "lastDay"),
  isRenewal: sql<boolean>`${before.orderId} is not null`,
};

const membershipWhere = async (db: Database, which: ReturnType<typeof eq>) => {
  const [found] = await db
    .select(columns)
    .from(orders)
    .innerJoin(membershipDetails, eq(membershipDetails.orderId, orders.id))
    .leftJoin(membershipYears, eq(membershipYears.orderId, orders.id))
    .leftJoin(
      before,
      and(
        eq(before.memberNumber, membershipYears.memberNumber),
        sql`${before.lastDay} = ${membershipYears.firstDay} - 1`,
      ),
    )
    .where(which);
  return found;
};

type Found = NonNullable<Awaited<ReturnType<typeof membershipWhere>>>;
type Whole = { [Column in "paidAt" | "memberNumber" | "firstDay" | "lastDay"]: NonNullable<Found[Column]> };
export type PaidMembership = Found & Whole;

export const membershipByReference = (db: Database, reference: string) =>
  membershipWhere(db, eq(orders.reference, reference));
export const membershipById = (db: Database, orderId: string) => membershipWhere(db, eq(orders.id, orderId));

export const isPaidMembership = (found: Found): found is PaidMembership =>
  found.paidAt !== null && found.memberNumber !== null;
