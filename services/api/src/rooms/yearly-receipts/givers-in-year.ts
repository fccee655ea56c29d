import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { giver, isGivenIn } from "./given-in-year.ts";

export const giversIn = (tx: Transaction, year: number) =>
  tx
    .select({
      // Who has no e-mail address on the newest mandate may have one on another.
      mandateIds: sql<string[]>`array_agg(${mandates.id}
        order by (${mandates.email} is null), ${mandates.createdAt} desc, ${mandates.id})`.as("mandate_ids"),
      totalOre: sql<number>`sum(${payments.amountOre})::float8`.as("total_ore"),
      draws: sql<number>`count(*)::int`.as("draws"),
      untold: sql<number>`count(*) filter (where ${mandateDraws.receiptVersion} is null)::int`.as("untold"),
    })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .innerJoin(payments, eq(payments.id, orders.paidBy))
    .where(isGivenIn(year))
    .groupBy(giver)
    .as("given");
