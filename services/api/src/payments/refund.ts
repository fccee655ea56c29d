import { and, eq, isNull, sql } from "drizzle-orm";
import { payments } from "../database/schema.ts";
import { providerOf } from "./deps.ts";
import type { PaymentDeps } from "./deps.ts";
import { findPayment } from "./rows.ts";

/** Gives surplus money back, once. Throws until the provider says that it is done: the job comes again. */
export const refundSurplus = async (deps: PaymentDeps, paymentId: string): Promise<void> => {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment?.surplus || payment.refundedAt !== null) return;
  const refunded = await providerOf(deps, payment.method).refund(payment);
  switch (refunded.kind) {
    case "done":
      await deps.db
        .update(payments)
        .set({ refundedAt: sql`now()` })
        .where(and(eq(payments.id, paymentId), isNull(payments.refundedAt)));
      deps.log.info({ paymentId }, "surplus money was given back");
      return;
    case "refused":
      deps.log.error({ paymentId, code: refunded.code }, "the provider refuses a refund; somebody has to give it back");
      throw new Error(`The refund was refused: ${refunded.code}`);
    case "underWay":
      throw new Error("The refund is under way");
    case "silent":
      throw new Error(`No answer about the refund: ${refunded.why}`);
  }
};
