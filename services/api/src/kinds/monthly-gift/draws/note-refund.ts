import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { paymentEvents, payments } from "../../../platform/database/tables/payments.ts";

type Refund = { paymentId: string; amountOre: number; code: string };

/** A part of it, or what was never paid, changes nothing here. */
export const noteRefund = async (tx: Transaction, { paymentId, amountOre, code }: Refund): Promise<boolean> => {
  const [noted] = await tx
    .update(payments)
    .set({ refundedAt: sql`now()`, refundCode: code })
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.state, "paid"),
        eq(payments.amountOre, amountOre),
        isNull(payments.refundedAt),
      ),
    )
    .returning({ id: payments.id });
  if (!noted) return false;
  await tx
    .insert(paymentEvents)
    .values({ paymentId, source: "bankFile", fromState: "paid", toState: "paid", providerCode: code });
  return true;
};
